import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { CompanionEntity } from '../../companions/companion.entity.ts'
import type { ReplyTask } from './reply-task.ts'

/** What has been shown of a reply that is being written: it stays where its process dies. */
@Entity('reply_drafts')
export class ReplyDraftEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  @PrimaryColumn('uuid')
  companion_id!: string

  /** What is to be stored with it. */
  @Column('jsonb')
  task!: ReplyTask

  @Column('text')
  text!: string

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn([
    {
      name: 'owner_id',
      referencedColumnName: 'owner_id',
      foreignKeyConstraintName: 'reply_drafts_owner_id_companion_id_fkey',
    },
    {
      name: 'companion_id',
      referencedColumnName: 'id',
      foreignKeyConstraintName: 'reply_drafts_owner_id_companion_id_fkey',
    },
  ])
  companion?: CompanionEntity
}

import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, UpdateDateColumn } from 'typeorm'
import { CompanionEntity } from '../companions/companion.entity.ts'

/** Of the part of a conversation that has left the model's window. */
@Entity('conversation_summaries')
@Check('conversation_summaries_text_check', 'length(text) <= 4000')
export class SummaryEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  @PrimaryColumn('uuid')
  companion_id!: string

  /** Empty once it was deleted: what it held is not summarised again. */
  @Column('text')
  text!: string

  /** Of the last message that is in it. */
  @Column('bigint')
  last_seq!: number

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn([
    {
      name: 'owner_id',
      referencedColumnName: 'owner_id',
      foreignKeyConstraintName: 'conversation_summaries_owner_id_companion_id_fkey',
    },
    {
      name: 'companion_id',
      referencedColumnName: 'id',
      foreignKeyConstraintName: 'conversation_summaries_owner_id_companion_id_fkey',
    },
  ])
  companion?: CompanionEntity
}

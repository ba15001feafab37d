import type { EngineId } from '@confida/contracts'
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { CompanionEntity } from '../companions/companion.entity.ts'

/** A message of a line that its conversation has left, with all that it had there. */
@Entity('kept_messages')
export class KeptMessageEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  @PrimaryColumn('uuid')
  companion_id!: string

  /** The first message of the line: the version in whose place another one stands. */
  @PrimaryColumn('uuid')
  line_id!: string

  /** In the line, from 1. */
  @PrimaryColumn('integer')
  place!: number

  @Column('uuid')
  id!: string

  @Column('text')
  role!: 'user' | 'assistant'

  @Column('text')
  content!: string

  @Column('text', { nullable: true })
  engine!: EngineId | null

  @Column('uuid', { nullable: true })
  reply_to!: string | null

  @Column('timestamptz')
  created_at!: Date

  @Column('uuid', { array: true })
  memories_used!: string[]

  @Column('boolean')
  needs_care!: boolean

  @Column('boolean')
  is_replaced!: boolean

  @Column('boolean')
  is_incomplete!: boolean

  @Column('text', { nullable: true })
  model!: string | null

  @Column('smallint', { nullable: true })
  prompt_version!: number | null

  @Column('uuid', { array: true })
  versions!: string[]

  @Column('text', { array: true, default: '{}' })
  retracted_keys!: string[]

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn([
    {
      name: 'owner_id',
      referencedColumnName: 'owner_id',
      foreignKeyConstraintName: 'kept_messages_owner_id_companion_id_fkey',
    },
    {
      name: 'companion_id',
      referencedColumnName: 'id',
      foreignKeyConstraintName: 'kept_messages_owner_id_companion_id_fkey',
    },
  ])
  companion?: CompanionEntity
}

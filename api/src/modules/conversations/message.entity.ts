import type { EngineId } from '@confida/contracts'
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Generated,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm'
import { CompanionEntity } from '../companions/companion.entity.ts'

@Entity('messages')
@Check('messages_content_check', 'length(content) between 1 and 16000')
@Check('messages_engine_check', `engine in ('builtin', 'endpoint')`)
@Check('messages_role_check', `role in ('user', 'assistant')`)
@Unique('messages_id_key', ['owner_id', 'id'])
@Index('messages_client_key', ['owner_id', 'companion_id', 'client_id'], {
  unique: true,
  where: 'client_id is not null',
})
@Index('messages_search', { synchronize: false })
@Index('messages_stems', { synchronize: false })
export class MessageEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  @PrimaryColumn('uuid')
  companion_id!: string

  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  seq!: number

  @Column('uuid')
  @Generated('uuid')
  id!: string

  @Column('text')
  role!: 'user' | 'assistant'

  @Column('text')
  content!: string

  @Column('text', { nullable: true })
  engine!: EngineId | null

  @Column('uuid', { nullable: true })
  client_id!: string | null

  @Column('uuid', { nullable: true })
  reply_to!: string | null

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @Column('uuid', { array: true, default: '{}' })
  memories_used!: string[]

  @Column('boolean', { default: false })
  needs_care!: boolean

  /** The last sentence of the reply stands in the place of one that was not shown. */
  @Column('boolean', { default: false })
  is_replaced!: boolean

  /** The reply was stopped or cut, and has its beginning only. */
  @Column('boolean', { default: false })
  is_incomplete!: boolean

  /** What wrote the reply, where that was kept. */
  @Column('text', { nullable: true })
  model!: string | null

  /** Of an engine that has a prompt. */
  @Column('smallint', { nullable: true })
  prompt_version!: number | null

  /** The ids of all versions of what stands here, in their order, its own among them; empty where there is one. */
  @Column('uuid', { array: true, default: '{}' })
  versions!: string[]

  /** The keys of the facts that it told and that its author has corrected since, or had forgotten: they are not told back. */
  @Column('text', { array: true, default: '{}' })
  retracted_keys!: string[]

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn([
    {
      name: 'owner_id',
      referencedColumnName: 'owner_id',
      foreignKeyConstraintName: 'messages_owner_id_companion_id_fkey',
    },
    {
      name: 'companion_id',
      referencedColumnName: 'id',
      foreignKeyConstraintName: 'messages_owner_id_companion_id_fkey',
    },
  ])
  companion?: CompanionEntity
}

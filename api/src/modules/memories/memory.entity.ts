import type { MemoryKind } from '@confida/contracts'
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm'
import { CompanionEntity } from '../companions/companion.entity.ts'
import { MessageEntity } from '../conversations/message.entity.ts'

@Entity('memories')
@Check('memories_key_check', 'length(key) between 1 and 200')
@Check('memories_kind_check', 'length(kind) between 1 and 32')
@Check('memories_text_check', 'length(text) between 1 and 1000')
@Check('memories_value_check', 'length(value) <= 500')
@Unique('memories_key', ['owner_id', 'companion_id', 'key'])
export class MemoryEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  @PrimaryColumn('uuid')
  companion_id!: string

  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('text')
  kind!: MemoryKind

  @Column('text')
  text!: string

  @Column('boolean', { default: false })
  pinned!: boolean

  @Column('uuid', { nullable: true })
  message_id!: string | null

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date

  @Column('text')
  key!: string

  @Column('text', { default: '' })
  value!: string

  @Column('timestamptz', { default: () => 'now()' })
  told_at!: Date

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn([
    {
      name: 'owner_id',
      referencedColumnName: 'owner_id',
      foreignKeyConstraintName: 'memories_owner_id_companion_id_fkey',
    },
    {
      name: 'companion_id',
      referencedColumnName: 'id',
      foreignKeyConstraintName: 'memories_owner_id_companion_id_fkey',
    },
  ])
  companion?: CompanionEntity

  /** What told it; a memory may outlive its message. */
  @ManyToOne(() => MessageEntity, { createForeignKeyConstraints: false })
  @JoinColumn([
    { name: 'owner_id', referencedColumnName: 'owner_id' },
    { name: 'message_id', referencedColumnName: 'id' },
  ])
  message?: MessageEntity | null
}

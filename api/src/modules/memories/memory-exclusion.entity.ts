import type { MemoryKind } from '@confida/contracts'
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
} from 'typeorm'
import { CompanionEntity } from '../companions/companion.entity.ts'

/** A fact that its owner never wants to be remembered again; its key and value are what later ones are known by. */
@Entity('memory_exclusions')
@Check('memory_exclusions_key_check', 'length(key) between 1 and 200')
@Check('memory_exclusions_kind_check', 'length(kind) between 1 and 32')
@Check('memory_exclusions_text_check', 'length(text) between 1 and 1000')
@Check('memory_exclusions_value_check', 'length(value) <= 500')
@Unique('memory_exclusions_key', ['owner_id', 'companion_id', 'key'])
export class MemoryExclusionEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  @PrimaryColumn('uuid')
  companion_id!: string

  /** Of the fact that was forgotten. */
  @PrimaryColumn('uuid')
  id!: string

  @Column('text')
  kind!: MemoryKind

  @Column('text')
  key!: string

  @Column('text')
  value!: string

  @Column('text')
  text!: string

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn([
    {
      name: 'owner_id',
      referencedColumnName: 'owner_id',
      foreignKeyConstraintName: 'memory_exclusions_owner_id_companion_id_fkey',
    },
    {
      name: 'companion_id',
      referencedColumnName: 'id',
      foreignKeyConstraintName: 'memory_exclusions_owner_id_companion_id_fkey',
    },
  ])
  companion?: CompanionEntity
}

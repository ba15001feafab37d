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
} from 'typeorm'
import { CompanionEntity } from '../companions/companion.entity.ts'

@Entity('conversations')
@Check('conversations_greeting_check', 'length(greeting) <= 4000')
@Unique('conversations_companion_key', ['owner_id', 'companion_id'])
export class ConversationEntity {
  @PrimaryColumn('uuid')
  owner_id!: string

  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('uuid')
  companion_id!: string

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @Column('text', { nullable: true })
  greeting!: string | null

  @Column('timestamptz', { nullable: true })
  greeted_at!: Date | null

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn([
    {
      name: 'owner_id',
      referencedColumnName: 'owner_id',
      foreignKeyConstraintName: 'conversations_owner_id_companion_id_fkey',
    },
    {
      name: 'companion_id',
      referencedColumnName: 'id',
      foreignKeyConstraintName: 'conversations_owner_id_companion_id_fkey',
    },
  ])
  companion?: CompanionEntity
}

import type { AuditAction } from '@confida/contracts'
import { Check, Column, Entity, ForeignKey, Index, type ObjectLiteral, PrimaryGeneratedColumn } from 'typeorm'

@Entity('audit_log')
@Check('audit_log_action_check', 'length(action) <= 64')
@Check('audit_log_target_id_check', 'length(target_id) <= 100')
@Index('audit_log_by_action', ['action', 'created_at', 'id'])
@Index('audit_log_newest', ['created_at', 'id'])
@Index('audit_log_of_actor', ['actor_id'])
@Index('audit_log_of_target', ['target_id'])
@Index('audit_log_searched', { synchronize: false })
@ForeignKey('UserEntity', ['actor_id'], ['id'], { name: 'audit_log_actor_id_fkey', onDelete: 'SET NULL' })
export class AuditLogEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  created_at!: Date

  @Column('uuid', { nullable: true })
  actor_id!: string | null

  @Column('text', { nullable: true })
  actor_name!: string | null

  @Column('text')
  action!: AuditAction

  @Column('text', { nullable: true })
  target_id!: string | null

  @Column('text', { nullable: true })
  target_name!: string | null

  @Column('jsonb', { nullable: true })
  before!: ObjectLiteral | null

  @Column('jsonb', { nullable: true })
  after!: ObjectLiteral | null

  @Column({
    type: 'text',
    nullable: true,
    generatedType: 'STORED',
    asExpression: `searchable(coalesce(actor_name, '') || '\\n' || coalesce(target_name, ''))`,
    select: false,
  })
  searched!: string | null
}

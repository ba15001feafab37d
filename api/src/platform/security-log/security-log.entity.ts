import type { SecurityEvent } from '@confida/contracts'
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm'

@Entity('security_log')
@Check('security_log_address_check', 'length(address) <= 64')
@Check('security_log_detail_check', 'length(detail) <= 64')
@Check('security_log_event_check', 'length(event) <= 64')
@Index('security_log_by_event', ['event', 'created_at', 'id'])
@Index('security_log_newest', ['created_at', 'id'])
@Index('security_log_of_target', ['target_id'])
@Index('security_log_of_user', ['user_id'])
@ForeignKey('UserEntity', ['user_id'], ['id'], { name: 'security_log_user_id_fkey', onDelete: 'SET NULL' })
@ForeignKey('UserEntity', ['target_id'], ['id'], {
  name: 'security_log_target_id_fkey',
  onDelete: 'SET NULL',
})
export class SecurityLogEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  created_at!: Date

  @Column('text')
  event!: SecurityEvent

  @Column('uuid', { nullable: true })
  user_id!: string | null

  @Column('uuid', { nullable: true })
  target_id!: string | null

  @Column('text', { nullable: true })
  address!: string | null

  @Column('text', { nullable: true })
  detail!: string | null
}

import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm'

@Entity('outbox')
@Check('outbox_content_check', 'length(content) <= 100000')
@Check('outbox_last_error_check', 'length(last_error) <= 500')
@Check('outbox_once_key_check', 'length(once_key) <= 200')
@Check('outbox_recipient_check', 'length(recipient) <= 320')
@Check('outbox_state_check', `state in ('queued', 'sent', 'failed', 'kept')`)
@Check('outbox_subject_check', 'length(subject) <= 500')
@Check('outbox_template_check', 'length(template) <= 64')
@Unique('outbox_once_key_key', ['once_key'])
@Index('outbox_by_state', ['state', 'created_at', 'id'])
@Index('outbox_by_template', ['template', 'created_at', 'id'])
@Index('outbox_newest', ['created_at', 'id'])
@Index('outbox_of_user', ['user_id'])
@Index('outbox_searched', { synchronize: false })
@ForeignKey('UserEntity', ['user_id'], ['id'], { name: 'outbox_user_id_fkey', onDelete: 'CASCADE' })
export class OutboxMailEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('text')
  template!: string

  @Column('uuid', { nullable: true })
  user_id!: string | null

  @Column('text')
  recipient!: string

  @Column('text')
  subject!: string

  @Column('text')
  content!: string

  @Column('text', { default: 'queued' })
  state!: 'queued' | 'sent' | 'failed' | 'kept'

  @Column('integer', { default: 0 })
  attempts!: number

  @Column('text', { nullable: true })
  last_error!: string | null

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @Column('timestamptz', { nullable: true })
  sent_at!: Date | null

  /** From when on it is not sent any more, because the code in it is dead. */
  @Column('timestamptz', { nullable: true })
  expires_at!: Date | null

  @Column('text', { nullable: true })
  once_key!: string | null

  /** Without the digits of a code, which must not be found out one by one. */
  @Column({
    type: 'text',
    nullable: true,
    generatedType: 'STORED',
    asExpression: `searchable(recipient || '\\n' || case when template in ('password_reset', 'mailbox_code')
      then regexp_replace(subject, '[0-9]', '', 'g') else subject end)`,
    select: false,
  })
  searched!: string | null
}

import { FEEDBACK_REPLY_MAX } from '@confida/contracts'
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

/** What an administrator has answered; it goes with the feedback, and so with its author. */
@Entity('feedback_replies')
@Check('feedback_replies_client_id_check', 'length(client_id) <= 64')
@Check('feedback_replies_content_check', `length(content) between 1 and ${FEEDBACK_REPLY_MAX}`)
@Unique('feedback_replies_client_id_key', ['feedback_id', 'client_id'])
@Index('feedback_replies_of_admin', ['admin_id'])
@Index('feedback_replies_of_mail', ['outbox_id'])
@ForeignKey('FeedbackEntity', ['feedback_id'], ['id'], {
  name: 'feedback_replies_feedback_id_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey('UserEntity', ['admin_id'], ['id'], {
  name: 'feedback_replies_admin_id_fkey',
  onDelete: 'SET NULL',
})
@ForeignKey('OutboxMailEntity', ['outbox_id'], ['id'], {
  name: 'feedback_replies_outbox_id_fkey',
  onDelete: 'SET NULL',
})
export class FeedbackReplyEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('uuid')
  feedback_id!: string

  /** Null when that account is gone. */
  @Column('uuid', { nullable: true })
  admin_id!: string | null

  @Column('text')
  content!: string

  /** Null when the outbox does not hold the mail any more. */
  @Column('uuid', { nullable: true })
  outbox_id!: string | null

  /** The sender's own name for it: sent twice, it is one reply. */
  @Column('text')
  client_id!: string

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date
}

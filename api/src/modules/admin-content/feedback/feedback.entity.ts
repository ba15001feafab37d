import { type FeedbackState, feedbackStates } from '@confida/contracts'
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'
import { UserEntity } from '../../users/user.entity.ts'

@Entity('feedbacks')
@Check('feedbacks_message_check', 'length(message) between 1 and 1000')
@Check('feedbacks_rating_check', 'rating between 1 and 5')
@Check('feedbacks_state_check', `state in ('${feedbackStates.join("', '")}')`)
@Check('feedbacks_user_email_check', 'length(user_email) <= 320')
@Check('feedbacks_user_name_check', 'length(user_name) <= 200')
@Index('feedbacks_by_rating', ['rating', 'created_at', 'id'])
@Index('feedbacks_by_state', ['state', 'created_at', 'id'])
@Index('feedbacks_newest', ['created_at', 'id'])
@Index('feedbacks_of_user', ['user_id'])
@Index('feedbacks_searched', { synchronize: false })
@Index('feedbacks_unread', ['id'], { where: 'not is_read' })
export class FeedbackEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('uuid')
  user_id!: string

  /** As the user was called when it wrote. */
  @Column('text')
  user_name!: string

  @Column('text')
  user_email!: string

  @Column('integer', { nullable: true })
  rating!: number | null

  @Column('text')
  message!: string

  @Column('boolean', { default: false })
  is_read!: boolean

  @Column('text', { default: 'new' })
  state!: FeedbackState

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @Column({
    type: 'text',
    nullable: true,
    generatedType: 'STORED',
    asExpression: `searchable(user_name || '\\n' || user_email || '\\n' || message)`,
    select: false,
  })
  searched!: string | null

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'feedbacks_user_id_fkey' })
  user?: UserEntity
}

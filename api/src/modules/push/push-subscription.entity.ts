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

/** A browser that gets notifications. Whoever knows the endpoint may send to it: it is a secret. */
@Entity('push_subscriptions')
@Check(
  'push_subscriptions_length_check',
  'length(endpoint) <= 1000 and length(p256dh) <= 100 and length(auth) <= 50',
)
@Unique('push_subscriptions_endpoint_key', ['endpoint'])
@Unique('push_subscriptions_session_id_key', ['session_id'])
@Index('push_subscriptions_of_user', ['user_id'])
@ForeignKey('UserEntity', ['user_id'], ['id'], {
  name: 'push_subscriptions_user_id_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey('SessionEntity', ['session_id'], ['id'], {
  name: 'push_subscriptions_session_id_fkey',
  onDelete: 'CASCADE',
})
export class PushSubscriptionEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('uuid')
  user_id!: string

  @Column('uuid')
  session_id!: string

  @Column('text')
  endpoint!: string

  @Column('text')
  p256dh!: string

  @Column('text')
  auth!: string

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date
}

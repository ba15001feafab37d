import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm'
import { UserEntity } from '../users/user.entity.ts'
import { PricingTierEntity } from './pricing-tier.entity.ts'

@Entity('payments')
@Check('payments_amount_check', 'amount >= 0')
@Check('payments_check', 'refunded_amount >= 0 and refunded_amount <= amount')
@Check('payments_currency_check', 'length(currency) = 3')
@Check('payments_discount_percent_check', 'discount_percent between 0 and 100')
@Check('payments_duration_days_check', 'duration_days >= 0')
@Check('payments_payment_status_check', `payment_status in ('unpaid', 'paid', 'refunded')`)
@Check('payments_provider_check', `provider in ('test', 'stripe')`)
@Check('payments_session_id_check', 'length(session_id) <= 255')
@Check('payments_status_check', `status in ('open', 'complete', 'expired')`)
@Check('payments_stripe_payment_intent_check', 'length(stripe_payment_intent) <= 255')
@Check('payments_stripe_session_id_check', 'length(stripe_session_id) <= 255')
@Check('payments_tier_name_check', 'length(tier_name) <= 200')
@Unique('payments_session_id_key', ['session_id'])
@Unique('payments_stripe_session_id_key', ['stripe_session_id'])
@Index('payments_of_intent', ['stripe_payment_intent'], { where: 'stripe_payment_intent is not null' })
@Index('payments_of_user', ['user_id'])
@Index('payments_newest', ['created_at', 'id'])
@Index('payments_searched', { synchronize: false })
export class PaymentEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('text')
  session_id!: string

  @Column('uuid', { nullable: true })
  user_id!: string | null

  @Column('uuid', { nullable: true })
  tier_id!: string | null

  @Column('text')
  tier_name!: string

  @Column('numeric', { precision: 10, scale: 2 })
  amount!: number

  @Column('text', { default: 'eur' })
  currency!: string

  @Column('integer', { default: 0 })
  discount_percent!: number

  @Column('integer')
  duration_days!: number

  @Column('text', { default: 'unpaid' })
  payment_status!: 'unpaid' | 'paid' | 'refunded'

  @Column('text', { default: 'open' })
  status!: 'open' | 'complete' | 'expired'

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  @Column('timestamptz')
  expires_at!: Date

  @Column('timestamptz', { nullable: true })
  paid_at!: Date | null

  @Column('text', { default: 'test' })
  provider!: 'test' | 'stripe'

  @Column('text', { nullable: true })
  stripe_session_id!: string | null

  @Column('text', { nullable: true })
  stripe_payment_intent!: string | null

  @Column('numeric', { precision: 10, scale: 2, default: 0 })
  refunded_amount!: number

  @Column('boolean', { default: false })
  is_disputed!: boolean

  @Column('timestamptz', { nullable: true })
  asked_at!: Date | null

  @Column({
    type: 'text',
    generatedType: 'STORED',
    asExpression: `searchable(id::text || '\\n' || session_id || '\\n' || coalesce(stripe_session_id, '') || '\\n' || coalesce(stripe_payment_intent, ''))`,
    select: false,
    nullable: true,
  })
  searched!: string | null

  @ManyToOne(() => PricingTierEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'tier_id', foreignKeyConstraintName: 'payments_tier_id_fkey' })
  tier?: PricingTierEntity

  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'payments_user_id_fkey' })
  user?: UserEntity
}

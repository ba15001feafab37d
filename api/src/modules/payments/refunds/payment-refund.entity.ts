import type { RefundReason, RefundState } from '@confida/contracts'
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm'

/** Money that was given back, or is to be; also what was refunded in Stripe's dashboard. */
@Entity('payment_refunds')
@Check('payment_refunds_amount_check', 'amount > 0')
@Check('payment_refunds_comment_check', 'length(comment) <= 500')
@Check('payment_refunds_reason_check', 'length(reason) <= 100')
@Check('payment_refunds_refusal_check', 'length(refusal) <= 100')
@Check('payment_refunds_state_check', `state in ('requested', 'refused', 'pending', 'succeeded', 'failed')`)
@Check('payment_refunds_stripe_refund_id_check', 'length(stripe_refund_id) <= 255')
@Unique('payment_refunds_stripe_refund_id_key', ['stripe_refund_id'])
@Index('payment_refunds_of_payment', ['payment_id'])
// One at a time: a second one would be asked for without knowing what became of the first.
@Index('payment_refunds_requested', ['payment_id'], { unique: true, where: `state = 'requested'` })
@ForeignKey('PaymentEntity', ['payment_id'], ['id'], {
  name: 'payment_refunds_payment_id_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey('UserEntity', ['actor_id'], ['id'], {
  name: 'payment_refunds_actor_id_fkey',
  onDelete: 'SET NULL',
})
export class PaymentRefundEntity {
  @PrimaryColumn('uuid')
  id!: string

  @Column('uuid')
  payment_id!: string

  @Column('numeric', { precision: 10, scale: 2 })
  amount!: number

  @Column('text', { nullable: true })
  reason!: RefundReason | null

  /** For administrators alone. */
  @Column('text', { default: '' })
  comment!: string

  @Column('text')
  state!: RefundState

  @Column('text', { nullable: true })
  stripe_refund_id!: string | null

  /** Stripe's code for why it refused. */
  @Column('text', { nullable: true })
  refusal!: string | null

  /** The administrator; null for what was refunded at Stripe. */
  @Column('uuid', { nullable: true })
  actor_id!: string | null

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date

  /** Since when Stripe is being asked; null while nobody does. */
  @Column('timestamptz', { nullable: true })
  asked_at!: Date | null
}

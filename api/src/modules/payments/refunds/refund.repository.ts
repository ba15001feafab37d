import type { RefundReason, RefundState } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { In, IsNull, Or, Raw, type Repository } from 'typeorm'
import { columnsOf, type RowOf } from '../../../platform/database/columns.ts'
import type { Transaction, Within } from '../../../platform/database/database.ts'
import { UserEntity } from '../../users/user.entity.ts'
import { PaymentEntity } from '../payment.entity.ts'
import { PaymentRefundEntity } from './payment-refund.entity.ts'

const paymentColumns = columnsOf(PaymentEntity, [
  'id',
  'provider',
  'amount',
  'refunded_amount',
  'payment_status',
  'is_disputed',
  'tier_name',
  'stripe_session_id',
  'stripe_payment_intent',
])
export type RefundablePayment = RowOf<typeof paymentColumns>

const refundColumns = columnsOf(PaymentRefundEntity, [
  'id',
  'payment_id',
  'amount',
  'reason',
  'comment',
  'state',
  'refusal',
  'actor_id',
  'created_at',
])
export type RefundRow = RowOf<typeof refundColumns>
export type ShownRefund = RefundRow & { actor_name: string | null }

export interface NewRefund {
  id: string
  payment_id: string
  amount: number
  reason: RefundReason | null
  state: RefundState
  comment?: string
  actor_id?: string
  stripe_refund_id?: string
}

@Injectable()
export class RefundRepository {
  constructor(
    @InjectRepository(PaymentRefundEntity) private readonly refunds: Repository<PaymentRefundEntity>,
  ) {}

  /** Keeps the payment as it is until the transaction ends. */
  lockPayment(id: string, { manager }: Transaction): Promise<RefundablePayment | null> {
    return manager.findOne(PaymentEntity, {
      select: paymentColumns.select,
      where: { id },
      lock: { mode: 'for_no_key_update' },
    })
  }

  find(id: string, { manager }: Within = this.refunds): Promise<RefundRow | null> {
    return manager.findOne(PaymentRefundEntity, { select: refundColumns.select, where: { id } })
  }

  findByStripe(stripeRefundId: string, { manager }: Within): Promise<RefundRow | null> {
    return manager.findOne(PaymentRefundEntity, {
      select: refundColumns.select,
      where: { stripe_refund_id: stripeRefundId },
    })
  }

  hasRequested(paymentId: string, { manager }: Within): Promise<boolean> {
    return manager.existsBy(PaymentRefundEntity, { payment_id: paymentId, state: 'requested' })
  }

  async insert(refund: NewRefund, transaction: Transaction): Promise<RefundRow> {
    await transaction.manager.insert(PaymentRefundEntity, refund)
    return (await this.find(refund.id, transaction)) as RefundRow
  }

  async findActorName(id: string, { manager }: Within): Promise<string | undefined> {
    return (await manager.findOne(UserEntity, { select: { name: true }, where: { id } }))?.name
  }

  /** Whether Stripe may be asked for it now; of several at the same moment one may. */
  async claim(id: string, { manager }: Transaction): Promise<boolean> {
    const isFree = Or(
      IsNull(),
      // Longer than a call with its repetition takes.
      Raw((column) => `${column} < now() - interval '1 minute'`),
    )
    const claimed = { id, state: 'requested', asked_at: isFree } as const
    const { affected } = await manager.update(PaymentRefundEntity, claimed, { asked_at: () => 'now()' })
    return affected === 1
  }

  /** Stripe's answer is not known: it may be asked again at once. */
  async release(id: string): Promise<void> {
    await this.refunds.update({ id, state: 'requested' }, { asked_at: null })
  }

  async refuse(id: string, refusal: string): Promise<void> {
    await this.refunds.update({ id, state: 'requested' }, { state: 'refused', refusal })
  }

  /** @returns whether it was in one of the states until now */
  async advance(
    id: string,
    from: RefundState[],
    change: { state: RefundState; stripe_refund_id?: string },
    { manager }: Transaction,
  ): Promise<boolean> {
    const { affected } = await manager.update(PaymentRefundEntity, { id, state: In(from) }, change)
    return affected === 1
  }

  /** The newest first. */
  list(paymentId: string, { manager }: Within): Promise<ShownRefund[]> {
    return manager
      .createQueryBuilder(PaymentRefundEntity, 'refund')
      .leftJoin(UserEntity, 'actor', 'actor.id = refund.actor_id')
      .select(refundColumns.of('refund'))
      .addSelect('actor.name', 'actor_name')
      .where('refund.payment_id = :paymentId', { paymentId })
      .orderBy('refund.created_at', 'DESC')
      .addOrderBy('refund.id', 'DESC')
      .getRawMany<ShownRefund>()
  }
}

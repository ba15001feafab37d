import { id as idSchema } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type FindOptionsWhere, IsNull, Not, Or, Raw, type Repository } from 'typeorm'
import { columnsOf, type RowOf } from '../../platform/database/columns.ts'
import type { Transaction, Within } from '../../platform/database/database.ts'
import { UserEntity } from '../users/user.entity.ts'
import { PaymentEntity } from './payment.entity.ts'
import { PaymentEventEntity } from './payment-event.entity.ts'

const creditColumns = columnsOf(PaymentEntity, ['user_id', 'amount', 'duration_days', 'discount_percent'])
type Credit = RowOf<typeof creditColumns>

const paidColumns = columnsOf(PaymentEntity, [
  'id',
  'user_id',
  'amount',
  'duration_days',
  'refunded_amount',
  'is_disputed',
])
export type PaidPayment = RowOf<typeof paidColumns>

export type Charge = Pick<PaymentEntity, 'amount' | 'currency' | 'stripe_session_id'>

export type PaymentEvent = Pick<PaymentEventEntity, 'id' | 'type' | 'payment_id'>

export interface ReversalState {
  refunded: number
  isDisputed: boolean
  isFullyReversed: boolean
  /** What the user's total and its premium days change by. */
  amount: number
  days: number
}

/** What becomes of payments. A paid one stays paid, whatever is told of it later. */
@Injectable()
export class SettlementRepository {
  constructor(@InjectRepository(PaymentEntity) private readonly payments: Repository<PaymentEntity>) {}

  /** Only while it can be paid; a second time changes nothing. */
  payTest(sessionId: string, transaction: Transaction): Promise<void> {
    const isPayable = { status: 'open' as const, expires_at: Raw<Date>((column) => `${column} > now()`) }
    return this.settle({ session_id: sessionId, provider: 'test', ...isPayable }, {}, transaction)
  }

  /** Whatever the state: the money has been received. */
  payStripe(id: string, intent: string | null, transaction: Transaction): Promise<void> {
    return this.settle({ id, provider: 'stripe' }, { stripe_payment_intent: intent }, transaction)
  }

  async expire(id: string, { manager }: Within = this.payments): Promise<void> {
    await manager.update(PaymentEntity, { id, payment_status: 'unpaid' }, { status: 'expired' })
  }

  /** The user has done their part, the money is on its way. */
  async markPending(id: string, { manager }: Within = this.payments): Promise<void> {
    const open = { id, payment_status: 'unpaid', status: 'open' } as const
    await manager.update(PaymentEntity, open, { status: 'complete' })
  }

  /** By Stripe's id, or by ours where the event was faster than our note of Stripe's. */
  async findByStripe(stripeSessionId: string, reference: string | null): Promise<string | undefined> {
    const where: FindOptionsWhere<PaymentEntity>[] = [
      { provider: 'stripe', stripe_session_id: stripeSessionId },
    ]
    // Another product's reference may be anything.
    const ours = idSchema.safeParse(reference)
    if (ours.success) where.push({ provider: 'stripe', id: ours.data })
    return (await this.payments.findOne({ select: { id: true }, where }))?.id
  }

  /** What was asked for at Stripe. */
  findCharge(id: string, { manager }: Transaction): Promise<Charge | null> {
    return manager.findOne(PaymentEntity, {
      select: { amount: true, currency: true, stripe_session_id: true },
      where: { id, provider: 'stripe' },
    })
  }

  async findByIntent(intent: string): Promise<string | undefined> {
    const where = { provider: 'stripe', stripe_payment_intent: intent } as const
    return (await this.payments.findOne({ select: { id: true }, where }))?.id
  }

  /** Whether it is time to ask Stripe about a payment; of several at the same moment one may. */
  async claimInquiry(id: string): Promise<boolean> {
    const isTime = Or(
      IsNull(),
      Raw((column) => `${column} < now() - interval '3 seconds'`),
    )
    const { affected } = await this.payments.update(
      { id, payment_status: 'unpaid', asked_at: isTime },
      { asked_at: () => 'now()' },
    )
    return affected === 1
  }

  /** Keeps a payment that was made as it is until the transaction ends, whoever else has noted an event of it. */
  lockPaid(id: string, { manager }: Transaction): Promise<PaidPayment | null> {
    return manager.findOne(PaymentEntity, {
      select: paidColumns.select,
      where: { id, payment_status: Not('unpaid' as const) },
      lock: { mode: 'for_no_key_update' },
    })
  }

  /** Notes what was taken back and changes the user by the difference. */
  async applyReversal(
    { id, user_id }: PaidPayment,
    { refunded, isDisputed, isFullyReversed, amount, days }: ReversalState,
    { manager }: Transaction,
  ): Promise<void> {
    await manager.update(
      PaymentEntity,
      { id },
      {
        refunded_amount: refunded,
        is_disputed: isDisputed,
        payment_status: isFullyReversed ? 'refunded' : 'paid',
      },
    )
    if (!user_id) return
    await manager
      .createQueryBuilder()
      .update(UserEntity)
      .set({
        total_spent: () => 'greatest(total_spent + :amount, 0)',
        premium_until: () => `premium_until + :days * interval '24 hours'`,
      })
      .where({ id: user_id })
      .setParameters({ amount, days })
      .execute()
  }

  /** @returns whether it is new */
  async record(event: PaymentEvent, { manager }: Transaction): Promise<boolean> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(PaymentEventEntity)
      .values(event)
      .orIgnore()
      .returning(['id'])
      .execute()
    return raw.length === 1
  }

  /** Marks one payment paid and credits its user; of several at the same moment one finds it unpaid. */
  private async settle(
    which: FindOptionsWhere<PaymentEntity>,
    more: Partial<PaymentEntity>,
    { manager }: Transaction,
  ): Promise<void> {
    const { raw } = await manager
      .createQueryBuilder()
      .update(PaymentEntity)
      .set({ payment_status: 'paid', status: 'complete', paid_at: () => 'now()', ...more })
      .where({ ...which, payment_status: 'unpaid' })
      .returning(creditColumns.names)
      .execute()
    const [paid]: Credit[] = raw
    if (!paid?.user_id) return
    await manager
      .createQueryBuilder()
      .update(UserEntity)
      .set({
        premium_until: () => `greatest(premium_until, now()) + :days * interval '24 hours'`,
        total_spent: () => 'total_spent + :amount',
        discount_used: () => 'discount_used or :isDiscounted',
      })
      .where({ id: paid.user_id })
      .setParameters({
        days: paid.duration_days,
        amount: paid.amount,
        isDiscounted: paid.discount_percent > 0,
      })
      .execute()
  }
}

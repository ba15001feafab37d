import { id as idSchema } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Executor } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'

/** Marks one payment paid and credits its user in one statement; of several at the same moment one does. */
const settle = (which: string, more = '') => `
  with paid as (
    update payments set payment_status = 'paid', status = 'complete', paid_at = now()${more}
    where ${which} and payment_status = 'unpaid'
    returning user_id, amount, duration_days, discount_percent
  )
  update users u set premium_until = greatest(u.premium_until, now()) + p.duration_days * interval '24 hours', total_spent = u.total_spent + p.amount,
    discount_used = u.discount_used or p.discount_percent > 0
  from paid p where u.id = p.user_id`

const payTest = statement(
  'payments.pay-test',
  settle(`session_id = $1 and provider = 'test' and status = 'open' and expires_at > now()`),
)
// Whatever the state: the money has been received.
const payStripe = statement(
  'payments.pay-stripe',
  settle(`id = $1 and provider = 'stripe'`, ', stripe_payment_intent = $2'),
)

const expire = statement(
  'payments.expire',
  `update payments set status = 'expired' where id = $1 and payment_status = 'unpaid'`,
)
const markPending = statement(
  'payments.mark-pending',
  `update payments set status = 'complete' where id = $1 and payment_status = 'unpaid' and status = 'open'`,
)
const lockPaid = statement(
  'payments.lock-paid',
  `select id, user_id, amount, duration_days, refunded_amount, is_disputed
   from payments where id = $1 and payment_status <> 'unpaid' for update`,
)
const applyReversal = statement(
  'payments.apply-reversal',
  `with changed as (
     update payments set refunded_amount = $2, is_disputed = $3,
       payment_status = case when $4 then 'refunded' else 'paid' end where id = $1 returning user_id
   )
   update users u set total_spent = greatest(u.total_spent + $5, 0),
     premium_until = u.premium_until + $6::int * interval '24 hours'
   from changed c where u.id = c.user_id`,
)
const claimInquiry = statement(
  'payments.claim-inquiry',
  `update payments set asked_at = now()
   where id = $1 and payment_status = 'unpaid' and (asked_at is null or asked_at < now() - interval '3 seconds')
   returning id`,
)
const findByIntent = statement(
  'payments.of-intent',
  `select id from payments where provider = 'stripe' and stripe_payment_intent = $1`,
)
const findByStripe = statement(
  'payments.of-stripe',
  `select id from payments where provider = 'stripe' and (stripe_session_id = $1 or id = $2)`,
)
const recordEvent = statement(
  'payments.record-event',
  `insert into payment_events (id, type, payment_id) values ($1, $2, $3) on conflict (id) do nothing returning id`,
)

export interface PaymentEvent {
  id: string
  type: string
  paymentId: string
}

export interface PaidPayment {
  id: string
  amount: number
  duration_days: number
  refunded_amount: number
  is_disputed: boolean
}

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
  constructor(private readonly database: Database) {}

  /** Only while it can be paid; a second time changes nothing. */
  async payTest(sessionId: string): Promise<void> {
    await this.database.rows(payTest, [sessionId])
  }

  async payStripe(id: string, intent: string | null, executor: Executor = this.database): Promise<void> {
    await executor.rows(payStripe, [id, intent])
  }

  async expire(id: string, executor: Executor = this.database): Promise<void> {
    await executor.rows(expire, [id])
  }

  /** The user has done their part, the money is on its way. */
  async markPending(id: string, executor: Executor = this.database): Promise<void> {
    await executor.rows(markPending, [id])
  }

  /** By Stripe's id, or by ours where the event was faster than our note of Stripe's. */
  async findByStripe(stripeSessionId: string, reference: string | null): Promise<string | undefined> {
    // Another product's reference may be anything.
    const ours = idSchema.safeParse(reference).success ? reference : null
    return (await this.database.row<{ id: string }>(findByStripe, [stripeSessionId, ours]))?.id
  }

  async findByIntent(intent: string): Promise<string | undefined> {
    return (await this.database.row<{ id: string }>(findByIntent, [intent]))?.id
  }

  /** Whether it is time to ask Stripe about a payment; of several at the same moment one may. */
  async claimInquiry(id: string): Promise<boolean> {
    return (await this.database.row(claimInquiry, [id])) !== undefined
  }

  /** Keeps a payment that was made as it is until the transaction ends. */
  lockPaid(id: string, executor: Executor): Promise<PaidPayment | undefined> {
    return executor.row<PaidPayment & Record<string, unknown>>(lockPaid, [id])
  }

  /** Notes what was taken back and changes the user by the difference. */
  async applyReversal(id: string, state: ReversalState, executor: Executor): Promise<void> {
    const { refunded, isDisputed, isFullyReversed, amount, days } = state
    await executor.rows(applyReversal, [id, refunded, isDisputed, isFullyReversed, amount, days])
  }

  /** @returns whether it is new */
  async record({ id, type, paymentId }: PaymentEvent, executor: Executor): Promise<boolean> {
    return (await executor.row(recordEvent, [id, type, paymentId])) !== undefined
  }
}

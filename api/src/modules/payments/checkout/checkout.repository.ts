import { CHECKOUT_HOURS, STRIPE_MINIMUM } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Executor } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

// A weaker lock than `for update`, which would hold up every message that the user writes meanwhile.
const lockPayer = statement('checkout.lock-payer', 'select id from users where id = $1 for no key update')

const findDiscount = statement(
  'checkout.discount',
  `select d.percent from users u join discount_codes d on d.code = u.discount_code
   where u.id = $1 and not u.discount_used and not exists (
     select from payments p where p.user_id = u.id and (
       p.payment_status <> 'unpaid'
       or p.discount_percent > 0 and (p.status = 'complete' or p.status = 'open' and p.expires_at > now())
     )
   )`,
)

const insert = statement(
  'checkout.insert',
  `insert into payments
     (session_id, user_id, tier_id, tier_name, amount, discount_percent, duration_days, provider, expires_at)
   select $1, $2, id, name,
     round(greatest(price * (100 - $4::int) / 100, least(price, ${STRIPE_MINIMUM})), 2), $4, duration_days, $5,
     now() + interval '${CHECKOUT_HOURS} hours'
   from pricing_tiers where id = $3 and is_visible and is_active
   returning id, session_id, tier_name, amount, duration_days`,
)

// One that has not got its page at Stripe after minutes never will, or nobody was told of it.
const listDiscounted = statement(
  'checkout.discounted',
  `select id, provider, stripe_session_id, created_at < now() - interval '2 minutes' as is_old
   from payments where user_id = $1 and discount_percent > 0 and payment_status = 'unpaid' and status = 'open'`,
)

const setStripeSession = statement(
  'checkout.set-stripe-session',
  'update payments set stripe_session_id = $2 where id = $1',
)

export interface NewPayment {
  sessionId: string
  userId: string
  tierId: string
  discountPercent: number
  provider: 'test' | 'stripe'
}

/** A payment that can be made; the amount stays what it was at this moment. */
export interface OpenPayment {
  id: string
  session_id: string
  tier_name: string
  /** Euro. */
  amount: number
  duration_days: number
}

export interface DiscountedPayment {
  id: string
  provider: 'test' | 'stripe'
  stripe_session_id: string | null
  is_old: boolean
}

@Injectable()
export class CheckoutRepository {
  constructor(private readonly database: Database) {}

  async lockPayer(userId: string, executor: Executor): Promise<void> {
    await executor.row(lockPayer, [userId])
  }

  /** Per cent off the first top-up; 0 once it was used, or while another payment with it can still be made. */
  async findDiscount(userId: string, executor: Executor): Promise<number> {
    return (await executor.row<{ percent: number }>(findDiscount, [userId]))?.percent ?? 0
  }

  /** @returns undefined when the plan is not on offer */
  insert(payment: NewPayment, executor: Executor): Promise<OpenPayment | undefined> {
    const { sessionId, userId, tierId, discountPercent, provider } = payment
    return executor.row<OpenPayment & Record<string, unknown>>(insert, [
      sessionId,
      userId,
      tierId,
      discountPercent,
      provider,
    ])
  }

  /** The user's payments with a discount that can still be made. */
  listDiscounted(userId: string): Promise<DiscountedPayment[]> {
    return this.database.rows<DiscountedPayment & Record<string, unknown>>(listDiscounted, [userId])
  }

  async setStripeSession(id: string, stripeSessionId: string): Promise<void> {
    await this.database.rows(setStripeSession, [id, stripeSessionId])
  }
}

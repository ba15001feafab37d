import type { FeedbackState, Language } from '@confida/contracts'
import { demoLanguages } from '../languages/demo-languages.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { type DemoUser, momentBetween } from './user.ts'

const DAY_MS = 86_400_000

export interface DemoTier {
  id: string
  name: string
  price: number
  duration_days: number
}

/** A row of `payments`. */
export interface DemoPayment {
  id: string
  session_id: string
  user_id: string
  tier_id: string
  tier_name: string
  amount: number
  duration_days: number
  is_paid: boolean
  created_at: Date
}

/** A row of `feedbacks`. */
export interface DemoFeedback {
  id: string
  user_id: string
  user_name: string
  user_email: string
  rating: number | null
  message: string
  is_read: boolean
  state: FeedbackState
  created_at: Date
}

/** Most pay nothing, some once or twice; one in twelve turns back at the till. */
export function makePayments(
  random: SeededRandom,
  user: DemoUser,
  tiers: DemoTier[],
  until: Date,
): DemoPayment[] {
  if (tiers.length === 0) return []
  const count = random.pick([0, 0, 0, 1, 1, 2])
  return Array.from({ length: count }, () => {
    const tier = random.pick(tiers)
    return {
      id: random.uuid(),
      session_id: `test_${random.uuid()}`,
      user_id: user.id,
      tier_id: tier.id,
      tier_name: tier.name,
      amount: tier.price,
      duration_days: tier.duration_days,
      is_paid: !random.chance(1 / 12),
      created_at: momentBetween(random, user.created_at, user.deleted_at ?? until),
    }
  })
}

/** When the days that were paid for end; null where that has been, or is so near that a reminder would be due. */
export function premiumUntil(payments: DemoPayment[], until: Date): Date | null {
  const left = payments
    .filter(({ is_paid }) => is_paid)
    .map(({ created_at, duration_days }) => created_at.getTime() + duration_days * DAY_MS - until.getTime())
    .reduce((sum, time) => sum + Math.max(0, time), 0)
  return left < 5 * DAY_MS ? null : new Date(until.getTime() + left)
}

const stateOf = (isRead: boolean, age: number): FeedbackState => {
  if (!isRead) return 'new'
  return age > 30 * DAY_MS ? 'closed' : 'in_work'
}

export function makeFeedbacks(random: SeededRandom, user: DemoUser, until: Date): DemoFeedback[] {
  if (user.deleted_at || !random.chance(0.4)) return []
  const [rating, message] = random.pick(demoLanguages[user.language as Language].feedbacks)
  const created_at = momentBetween(random, user.created_at, until)
  const id = random.uuid()
  const age = until.getTime() - created_at.getTime()
  const is_read = age > 10 * DAY_MS || random.chance(0.4)
  return [
    {
      id,
      user_id: user.id,
      user_name: user.name,
      user_email: user.email,
      rating,
      message,
      is_read,
      state: stateOf(is_read, age),
      created_at,
    },
  ]
}

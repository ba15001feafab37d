import { SeededRandom } from '../seeded-random.ts'
import {
  type DemoFeedback,
  type DemoPayment,
  type DemoTier,
  makeFeedbacks,
  makePayments,
  premiumUntil,
} from './activity.ts'
import type { Addresses } from './addresses.ts'
import { type DemoChange, type DemoMail, makeChanges, makeMail } from './administration.ts'
import { type DemoCompanion, makeCompanions } from './companions.ts'
import { type DemoUser, makeUser } from './user.ts'

export interface BulkUserOptions {
  seed: number
  /** What is the present to these users. */
  until: Date
  tiers: DemoTier[]
}

export interface BulkUser extends DemoUser {
  total_spent: number
  premium_until: Date | null
}

/** Some users and all that is about them. */
export interface BulkUsers {
  users: BulkUser[]
  companions: DemoCompanion[]
  payments: DemoPayment[]
  feedbacks: DemoFeedback[]
  mails: DemoMail[]
  changes: DemoChange[]
}

/** The users with the numbers from `first` to below `end`: the same ones however many there are in all. */
export function makeBulkUsers(
  first: number,
  end: number,
  addresses: Addresses,
  options: BulkUserOptions,
): BulkUsers {
  const bulk: BulkUsers = { users: [], companions: [], payments: [], feedbacks: [], mails: [], changes: [] }
  for (let number = first; number < end; number += 1) add(bulk, number, addresses, options)
  return bulk
}

function add(bulk: BulkUsers, number: number, addresses: Addresses, options: BulkUserOptions): void {
  const { seed, until, tiers } = options
  const random = new SeededRandom(seed, number)
  const user = makeUser(random, number, until)
  user.email = addresses.of(user.name)
  const payments = makePayments(random, user, tiers, until)
  const spent = payments.reduce((sum, { is_paid, amount }) => sum + (is_paid ? amount : 0), 0)
  bulk.users.push({
    ...user,
    total_spent: Math.round(spent * 100) / 100,
    premium_until: premiumUntil(payments, until),
  })
  bulk.payments.push(...payments)
  bulk.companions.push(...makeCompanions(random, user, until))
  bulk.feedbacks.push(...makeFeedbacks(random, user, until))
  bulk.mails.push(...makeMail(random, user))
  bulk.changes.push(...makeChanges(random, user, until))
}

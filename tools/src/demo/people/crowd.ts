import { Dice } from '../dice.ts'
import type { Addresses } from './addresses.ts'
import { type DemoChange, type DemoMail, makeChanges, makeMail } from './administration.ts'
import { type DemoPartner, makePartners } from './partners.ts'
import { type DemoPerson, makePerson } from './person.ts'
import {
  type DemoFeedback,
  type DemoPayment,
  type DemoTier,
  makeFeedbacks,
  makePayments,
  premiumUntil,
} from './traces.ts'

export interface CrowdOptions {
  seed: number
  /** What is the present to these people. */
  until: Date
  tiers: DemoTier[]
}

export interface Customer extends DemoPerson {
  total_spent: number
  premium_until: Date | null
}

/** Some people and all that is about them. */
export interface DemoCrowd {
  people: Customer[]
  partners: DemoPartner[]
  payments: DemoPayment[]
  feedbacks: DemoFeedback[]
  mails: DemoMail[]
  changes: DemoChange[]
}

/** The people with the numbers from `first` to below `end`: the same ones however many there are in all. */
export function makeCrowd(
  first: number,
  end: number,
  addresses: Addresses,
  options: CrowdOptions,
): DemoCrowd {
  const crowd: DemoCrowd = { people: [], partners: [], payments: [], feedbacks: [], mails: [], changes: [] }
  for (let number = first; number < end; number += 1) add(crowd, number, addresses, options)
  return crowd
}

function add(crowd: DemoCrowd, number: number, addresses: Addresses, options: CrowdOptions): void {
  const { seed, until, tiers } = options
  const dice = new Dice(seed, number)
  const person = makePerson(dice, number, until)
  person.email = addresses.of(person.name)
  const payments = makePayments(dice, person, tiers, until)
  const spent = payments.reduce((sum, { is_paid, amount }) => sum + (is_paid ? amount : 0), 0)
  crowd.people.push({
    ...person,
    total_spent: Math.round(spent * 100) / 100,
    premium_until: premiumUntil(payments, until),
  })
  crowd.payments.push(...payments)
  crowd.partners.push(...makePartners(dice, person, until))
  crowd.feedbacks.push(...makeFeedbacks(dice, person, until))
  crowd.mails.push(...makeMail(dice, person))
  crowd.changes.push(...makeChanges(dice, person, until))
}

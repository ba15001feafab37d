import type { Language } from '@confida/contracts'
import { demoLanguages } from '../languages/demo-languages.ts'
import type { SeededRandom } from '../seeded-random.ts'

const DAY_MS = 86_400_000
/** How far back the first registrations lie. */
const OLDEST_DAYS = 400

/** A row of `users`, with what else is known of them. */
export interface DemoUser {
  id: string
  name: string
  email: string
  phone: string | null
  birth_date: string | null
  language: Language
  is_standby: boolean
  emotion_consent: boolean
  created_at: Date
  deleted_at: Date | null
  city: string
  work: string
}

// Italian first, as the product is; every tenth number has the same language whatever the seed.
const spread: Language[] = ['it', 'it', 'en', 'fr', 'de', 'it', 'es', 'ar', 'it', 'en']

const isoDay = (date: Date) => date.toISOString().slice(0, 10)

/** More users lately than long ago, as of a product that grows. */
const daysAgo = (random: SeededRandom) => 1 + (OLDEST_DAYS - 1) * random.next() ** 1.6

/** @param number from 0; the first is the one to log in as, so it is neither deleted nor on standby */
export function makeUser(random: SeededRandom, number: number, until: Date): DemoUser {
  const language = spread[number % spread.length] as Language
  const { women, men, surnames, phone, cities, works } = demoLanguages[language]
  const first = random.pick(number % 2 === 0 ? women : men)
  const created = new Date(until.getTime() - (number === 0 ? 90 : daysAgo(random)) * DAY_MS)
  const isDeleted = random.chance(0.04) && number > 0
  const bornDaysAgo = random.between(19 * 366, 64 * 365)
  return {
    id: random.uuid(),
    name: `${first} ${random.pick(surnames)}`,
    email: '',
    phone: random.chance(0.85) || number === 0 ? random.digits(phone) : null,
    birth_date: random.chance(0.9) ? isoDay(new Date(until.getTime() - bornDaysAgo * DAY_MS)) : null,
    language,
    is_standby: random.chance(0.04) && !isDeleted && number > 0,
    emotion_consent: random.chance(0.93) || number === 0,
    created_at: created,
    deleted_at: isDeleted ? momentBetween(random, created, until) : null,
    city: random.pick(cities),
    work: random.pick(works),
  }
}

export const momentBetween = (random: SeededRandom, from: Date, until: Date): Date =>
  new Date(from.getTime() + Math.floor(random.next() * (until.getTime() - from.getTime())))

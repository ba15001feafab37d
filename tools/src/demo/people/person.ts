import type { Language } from '@confida/contracts'
import type { Dice } from '../dice.ts'
import { demoLanguages } from '../languages/demo-languages.ts'

const DAY_MS = 86_400_000
/** How far back the first registrations lie. */
const OLDEST_DAYS = 400

/** A row of `users`, with what else of the person is told. */
export interface DemoPerson {
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

// Italian first, as the product is; every tenth number has the same language whatever the dice say.
const spread: Language[] = ['it', 'it', 'en', 'fr', 'de', 'it', 'es', 'ar', 'it', 'en']

const isoDay = (date: Date) => date.toISOString().slice(0, 10)

/** More people lately than long ago, as of a product that grows. */
const daysAgo = (dice: Dice) => 1 + (OLDEST_DAYS - 1) * dice.next() ** 1.6

/** @param number from 0; the first is the one to log in as, so nothing bad has come over it */
export function makePerson(dice: Dice, number: number, until: Date): DemoPerson {
  const language = spread[number % spread.length] as Language
  const { women, men, surnames, phone, cities, works } = demoLanguages[language]
  const first = dice.pick(number % 2 === 0 ? women : men)
  const created = new Date(until.getTime() - (number === 0 ? 90 : daysAgo(dice)) * DAY_MS)
  const isDeleted = dice.happens(0.04) && number > 0
  const bornDaysAgo = dice.between(19 * 366, 64 * 365)
  return {
    id: dice.uuid(),
    name: `${first} ${dice.pick(surnames)}`,
    email: '',
    phone: dice.happens(0.85) || number === 0 ? dice.digits(phone) : null,
    birth_date: dice.happens(0.9) ? isoDay(new Date(until.getTime() - bornDaysAgo * DAY_MS)) : null,
    language,
    is_standby: dice.happens(0.04) && !isDeleted && number > 0,
    emotion_consent: dice.happens(0.93) || number === 0,
    created_at: created,
    deleted_at: isDeleted ? momentBetween(dice, created, until) : null,
    city: dice.pick(cities),
    work: dice.pick(works),
  }
}

export const momentBetween = (dice: Dice, from: Date, until: Date): Date =>
  new Date(from.getTime() + Math.floor(dice.next() * (until.getTime() - from.getTime())))

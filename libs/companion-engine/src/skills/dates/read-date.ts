import { addDays, type Day, dayOf } from '../../days.ts'
import { findMatch } from '../../understand/intents.ts'
import type { SkillRequest } from '../skill.ts'
import { nextHoliday } from './holidays.ts'

const DAYS_OF_A_WEEK = 7
const NUMERIC = /^(?:the )?(\d{1,2})[./-](\d{1,2})[./-]?(\d{4})?$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/** A date given in words or figures; one without a year is the next such day. Nothing where it is none. */
export function readDate(text: string, today: Day, request: SkillRequest): Day | undefined {
  const { dates } = request.pack.skills
  const relative = readRelative(text, request)
  if (relative !== undefined) return addDays(today, relative)
  const holiday = findMatch(dates.holidays, text)
  if (holiday) return nextHoliday(holiday, today)
  return readCalendarDate(text, today, request) ?? readWeekday(text, today, request) ?? ownDate(text, request)
}

/** Days from today. */
function readRelative(text: string, { pack }: SkillRequest): number | undefined {
  const { facts, skills } = pack
  const days = skills.dates.inDays.exec(text)?.groups?.days
  if (days) return Number(days)
  if (facts.dates.dayAfterTomorrow.test(text)) return 2
  if (skills.dates.dayBeforeYesterday.test(text)) return -2
  if (facts.dates.tomorrow.test(text)) return 1
  if (skills.dates.yesterday.test(text)) return -1
  return facts.dates.today.test(text) ? 0 : undefined
}

function readCalendarDate(text: string, today: Day, { pack, language }: SkillRequest): Day | undefined {
  const iso = ISO.exec(text)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]))
  const numeric = NUMERIC.exec(text)
  if (numeric) {
    const [day, month] = [Number(numeric[1]), Number(numeric[2])]
    const isMonthFirst = language === 'en' && month > 12
    return nextOn(isMonthFirst ? [day - 1, month] : [month - 1, day], numeric[3], today)
  }
  const { months } = pack.facts.dates
  const name = months.find((one) => new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, 'u').test(text))
  const day = /(?<!\d)(\d{1,2})(?!\d)/.exec(text)?.[1]
  const year = /(?<!\d)(\d{4})(?!\d)/.exec(text)?.[1]
  return name && day ? nextOn([months.indexOf(name), Number(day)], year, today) : undefined
}

function nextOn(
  [month, day]: [month: number, day: number],
  year: string | undefined,
  today: Day,
): Day | undefined {
  if (year) return dayOf(Number(year), month, day)
  const next = dayOf(today.getUTCFullYear(), month, day)
  return next && next < today ? dayOf(today.getUTCFullYear() + 1, month, day) : next
}

function readWeekday(text: string, today: Day, { pack }: SkillRequest): Day | undefined {
  const weekday = pack.facts.dates.weekdays.findIndex((name) => text.includes(name))
  if (weekday < 0) return undefined
  return addDays(today, ((weekday - today.getUTCDay() + DAYS_OF_A_WEEK - 1) % DAYS_OF_A_WEEK) + 1)
}

/** "My exam": as it was remembered. */
function ownDate(text: string, { pack, memories }: SkillRequest): Day | undefined {
  if (!pack.skills.dates.own.test(text)) return undefined
  const words = text.split(/[^\p{L}]+/u)
  const remembered = memories.find(({ key, value }) => {
    const event = Object.entries(pack.facts.events).find(([kind]) => key === `date:${kind}`)?.[1]
    return value !== '' && event?.words.some((word) => words.includes(word))
  })
  const day = remembered && new Date(remembered.value)
  return day && !Number.isNaN(day.getTime()) ? day : undefined
}

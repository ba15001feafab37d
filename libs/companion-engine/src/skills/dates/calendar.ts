import { type Day, dayAt, daysBetween } from '../../days.ts'
import { fill } from '../../facts/sentence.ts'
import { firstMatch } from '../first-match.ts'
import type { Skill, SkillRequest } from '../skill.ts'
import { readDate } from './read-date.ts'

/** Which day it is where the person is, and how many days lie between two. */
export const calendar: Skill = (request) => {
  const today = dayAt(request.now, request.timeZone)
  return tellToday(today, request) ?? tellDistance(today, request) ?? tellWeekday(today, request)
}

function tellToday(today: Day, { parts, pack }: SkillRequest): string | undefined {
  const { dates } = pack.skills
  if (firstMatch(parts, dates.today)) return fill(dates.say.today, { date: fullDate(today, pack.language) })
  if (firstMatch(parts, dates.year)) return fill(dates.say.year, { year: String(today.getUTCFullYear()) })
  if (!firstMatch(parts, dates.month)) return undefined
  const month = new Intl.DateTimeFormat(pack.language, { month: 'long', timeZone: 'UTC' }).format(today)
  return fill(dates.say.month, { month })
}

function tellWeekday(today: Day, request: SkillRequest): string | undefined {
  const { dates } = request.pack.skills
  const asked = firstMatch(request.parts, dates.weekdayOf)?.date
  const day = asked && readDate(asked, today, request)
  return day ? fill(dates.say.day, { date: fullDate(day, request.language) }) : undefined
}

function tellDistance(today: Day, request: SkillRequest): string | undefined {
  const { parts, pack, language } = request
  const { dates } = pack.skills
  const range = firstMatch(parts, dates.between)
  if (range?.from && range.to) {
    const [from, to] = [readDate(range.from, today, request), readDate(range.to, today, request)]
    return from && to && `${dayCount(Math.abs(daysBetween(from, to)), language)}.`
  }
  const until = firstMatch(parts, dates.until)?.date
  const since = until ? undefined : firstMatch(parts, dates.since)?.date
  const day = until ? readDate(until, today, request) : since && readPastDate(since, today, request)
  if (!day) return undefined
  const days = daysBetween(today, day)
  const date = fullDate(day, language)
  if (days === 0) return fill(dates.say.isToday, { date })
  return fill(days > 0 ? dates.say.ahead : dates.say.past, { days: dayCount(Math.abs(days), language), date })
}

/** A day without a year lies behind where it is counted from. */
function readPastDate(text: string, today: Day, request: SkillRequest): Day | undefined {
  const day = readDate(text, today, request)
  if (!day || day <= today) return day
  const lastYear = new Date(day)
  lastYear.setUTCFullYear(day.getUTCFullYear() - 1)
  return lastYear
}

function fullDate(day: Day, language: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(day)
}

function dayCount(days: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
    numberingSystem: 'latn',
  }).format(days)
}

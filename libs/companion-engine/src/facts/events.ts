import type { Fact } from '../conversation.ts'
import { addDays, type Day } from '../days.ts'
import type { EventKind } from '../languages/fact-patterns.ts'
import type { LanguagePack } from '../languages/language.ts'
import { captureAll, capturedName, fill, type SentenceContext } from './sentence.ts'

const DAYS_OF_A_WEEK = 7

export function findEvents(context: SentenceContext): Fact[] {
  const { pack } = context
  const named = [...pack.facts.event, ...pack.facts.traits.moved]
    .flatMap((pattern) => captureAll(context, pattern))
    .map(({ event }) => event && findEvent(event.folded, pack))
    .filter((kind) => kind !== undefined)
  const day = readDay(context)
  const facts = [...named, ...findHappenings(context, day)].map((kind) => eventFact(kind, day, pack))
  const dated = facts.filter((fact) => fact.value !== '')
  return dated.length > 0 ? dated : facts
}

/** What is said by a verb: "I'm getting married". Only a wedding is one without a day, too. */
function findHappenings(context: SentenceContext, day: Day | undefined): EventKind[] {
  return (Object.entries(context.pack.facts.happenings) as [EventKind, RegExp][])
    .filter(([kind, pattern]) => (day || kind === 'wedding') && isStated(pattern, context))
    .map(([kind]) => kind)
}

/** Where it names a place, that has to be written as a name: "me voy a Japón", not "me voy a dormir". */
const isStated = (pattern: RegExp, context: SentenceContext): boolean =>
  captureAll(context, pattern).some((found) => !found.Value || capturedName(found) !== undefined)

function findEvent(word: string, pack: LanguagePack): EventKind | undefined {
  return (Object.keys(pack.facts.events) as EventKind[]).find((kind) =>
    pack.facts.events[kind].words.includes(word),
  )
}

function eventFact(kind: EventKind, day: Day | undefined, pack: LanguagePack): Fact {
  const { an } = pack.facts.events[kind]
  const key = `date:${kind}`
  if (!day) return { kind: 'date', key, text: fill(pack.facts.say.event, { an }), value: '' }
  const text = fill(pack.facts.say.eventOn, { an, when: formatDay(day, pack) })
  return { kind: 'date', key, text, value: day.toISOString().slice(0, 10) }
}

export function formatDay(day: Day, pack: LanguagePack): string {
  const format = new Intl.DateTimeFormat(pack.language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  })
  return format.format(day)
}

/** The day told in the sentence, the most exact way of telling it first. */
function readDay({ folded: { text }, pack, today }: SentenceContext): Day | undefined {
  const { dates } = pack.facts
  const days = dates.inDays.exec(text)?.groups?.days
  if (days) return addDays(today, Number(days))
  const date = readDate(text, dates.months)
  if (date) return nextDate(today, date.month, date.day)
  const weekday = dates.weekdays.indexOf(lastOf(dates.weekdays, text) ?? '')
  if (weekday >= 0)
    return addDays(today, ((weekday - today.getUTCDay() + DAYS_OF_A_WEEK - 1) % DAYS_OF_A_WEEK) + 1)
  if (dates.dayAfterTomorrow.test(text)) return addDays(today, 2)
  if (dates.tomorrow.test(text)) return addDays(today, 1)
  return dates.today.test(text) ? today : undefined
}

/** "12 May", "12th of May", "May 12", "12. Mai", "12 de mayo". */
function readDate(text: string, months: readonly string[]): { day: number; month: number } | undefined {
  const names = months.join('|')
  const match = new RegExp(
    `(\\d{1,2})(?:st|nd|rd|th|er|\\.)?(?: of| de)? (${names})|(${names}) (\\d{1,2})`,
    'u',
  ).exec(text)
  const day = Number(match?.[1] ?? match?.[4])
  const month = months.indexOf(match?.[2] ?? match?.[3] ?? '')
  return month >= 0 && day > 0 && day <= 31 ? { day, month } : undefined
}

/** "Moved from Thursday to Friday" is on Friday. */
const lastOf = (names: readonly string[], text: string): string | undefined =>
  names.filter((name) => text.includes(name)).sort((a, b) => text.lastIndexOf(b) - text.lastIndexOf(a))[0]

function nextDate(today: Day, month: number, day: number): Day {
  const date = new Date(Date.UTC(today.getUTCFullYear(), month, day))
  return date < today ? new Date(Date.UTC(today.getUTCFullYear() + 1, month, day)) : date
}

import type { PushSettingsEntity } from './push-settings.entity.ts'

const DAY_MS = 86_400_000
const HOUR_SECONDS = 3600
/** On the eve from this hour on, or in the morning of the day itself. */
const EVENING = 18
const NOON = 12
/** So long a push service keeps it for a device that is off. */
const KEPT_HOURS = 4

export type Clock = Pick<PushSettingsEntity, 'time_zone' | 'quiet_from' | 'quiet_to'>

/** What is to be reminded of. */
export interface ToldDay {
  /** `YYYY-MM-DD`, by the person's calendar. */
  day: string
  told_at: Date
}

/** Whether now is a moment for it. What was told today is still in mind. */
export function isTimeFor({ day, told_at }: ToldDay, clock: Clock, now: Date): boolean {
  const today = dayIn(clock.time_zone, now)
  const hour = hourIn(clock.time_zone, now)
  if (isQuiet(hour, clock) || dayIn(clock.time_zone, told_at) >= today) return false
  return (dayAfter(today) === day && hour >= EVENING) || (today === day && hour < NOON)
}

/** Seconds that a push service may keep it: never into the quiet hours. */
export function secondsToKeep(clock: Clock, now: Date): number {
  const hours = (clock.quiet_from - hourIn(clock.time_zone, now) + 24) % 24
  const isNeverQuiet = clock.quiet_from === clock.quiet_to
  if (isNeverQuiet || hours > KEPT_HOURS) return KEPT_HOURS * HOUR_SECONDS
  return Math.max(0, hours * HOUR_SECONDS - secondsOfHour(now, clock.time_zone))
}

/** Today and tomorrow, by somebody's calendar. */
export function nextDays(timeZone: string, now: Date): [today: string, tomorrow: string] {
  const today = dayIn(timeZone, now)
  return [today, dayAfter(today)]
}

const isQuiet = (hour: number, { quiet_from, quiet_to }: Clock): boolean =>
  quiet_from <= quiet_to ? hour >= quiet_from && hour < quiet_to : hour >= quiet_from || hour < quiet_to

const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)

const hourIn = (timeZone: string, moment: Date): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(moment))

/** Zones may be off by half an hour. */
const secondsOfHour = (moment: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, minute: 'numeric' }).format(moment)) * 60 +
  moment.getUTCSeconds()

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

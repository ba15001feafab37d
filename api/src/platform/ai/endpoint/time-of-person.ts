const MINUTE = 60_000
const UNITS = [
  { unit: 'year', milliseconds: 365 * 24 * 60 * MINUTE },
  { unit: 'month', milliseconds: 30 * 24 * 60 * MINUTE },
  { unit: 'day', milliseconds: 24 * 60 * MINUTE },
  { unit: 'hour', milliseconds: 60 * MINUTE },
  { unit: 'minute', milliseconds: MINUTE },
] as const
/** A shorter one is a pause in one conversation. */
const GAP_MIN = 30 * MINUTE

/** "Tuesday, 24 November 2026 at 09:05 (Europe/Rome)": models cannot reckon with zones. */
export function timeOfPerson(now: Date, timeZone = 'UTC'): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone })
  return `${format.format(now)} (${timeZone})`
}

/** "2026-11-24", as it is where the person is. */
export const dayOfPerson = (moment: string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(moment))

/** "3 days"; undefined where the conversation just goes on. */
export function gapSince(last: string | undefined, now: Date): string | undefined {
  const gap = last ? now.getTime() - Date.parse(last) : 0
  if (!(gap >= GAP_MIN)) return undefined
  const { unit, milliseconds } = UNITS.find((step) => gap >= step.milliseconds) ?? UNITS[4]
  const count = Math.floor(gap / milliseconds)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

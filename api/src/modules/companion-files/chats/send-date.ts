/** "2023-6-19 @14h 20m 30s 123ms", as older versions of SillyTavern write it. */
const WITH_UNITS = /^(\d{4})-(\d{1,2})-(\d{1,2}) ?@(\d{1,2})h ?(\d{1,2})m ?(\d{1,2})s(?: ?(\d{1,3})ms)?$/
/** "June 19, 2023 2:20pm". */
const HALF_OF_DAY = /(\d)\s?(am|pm)$/i
const ZONE = /(?:Z|[+-]\d\d:?\d\d|UTC|GMT)$/i
/** Smaller numbers are seconds. */
const MILLISECONDS_FROM = 100_000_000_000

/** The moment that a chat log states, in any of the forms of its time; what names no time zone is taken for UTC. */
export function readSendDate(date: string | number | undefined): Date | undefined {
  const time =
    typeof date === 'number' || /^\d+$/.test(date ?? '') ? ofNumber(Number(date)) : ofText(date ?? '')
  return Number.isNaN(time) || Math.abs(time) > 8.64e15 ? undefined : new Date(time)
}

const ofNumber = (time: number) => (time < MILLISECONDS_FROM ? time * 1000 : time)

function ofText(text: string): number {
  const [, ...parts] = WITH_UNITS.exec(text) ?? []
  if (parts.length > 0) {
    const [year = 0, month = 1, day, hour, minute, second, millisecond] = parts.map((part) =>
      Number(part ?? 0),
    )
    return Date.UTC(year, month - 1, day, hour, minute, second, millisecond)
  }
  const spaced = text.trim().replace(HALF_OF_DAY, '$1 $2')
  return Date.parse(ZONE.test(spaced) || spaced.includes('T') ? spaced : `${spaced} UTC`)
}

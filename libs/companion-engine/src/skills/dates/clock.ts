import { fill } from '../../facts/sentence.ts'
import { firstMatch } from '../first-match.ts'
import type { Skill } from '../skill.ts'
import { findTimeZone } from '../world/time-zones.ts'

/** The time where the person is, or in a city or a country with one time only. */
export const clock: Skill = ({ parts, pack, now, timeZone, language }) => {
  const { clock: asks, clockIn, say } = pack.skills.dates
  const place = firstMatch(parts, clockIn)?.place
  if (place) {
    const there = findTimeZone(place, pack)
    return there && fill(say.timeIn, { time: timeIn(there.timeZone, now, language), place: there.name })
  }
  if (!firstMatch(parts, asks)) return undefined
  const time = timeIn(timeZone ?? 'UTC', now, language)
  return fill(say.time, { time: timeZone ? time : `${time} (UTC)` })
}

function timeIn(timeZone: string, now: string, language: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone, numberingSystem: 'latn' }).format(
    new Date(now),
  )
}

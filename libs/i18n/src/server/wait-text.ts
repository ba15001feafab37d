import type { Language } from '@confida/contracts'
import { numberLocale } from '../number-locale.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** When a wait is over, `in 5 minutes`: in the unit that people think in, never too short. */
export function waitText(seconds: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(numberLocale(language))
  if (seconds < MINUTE) return format.format(seconds, 'second')
  if (seconds <= HOUR) return format.format(Math.ceil(seconds / MINUTE), 'minute')
  const halfHours = Math.ceil((2 * seconds) / HOUR)
  return format.format(halfHours / 2, 'hour')
}

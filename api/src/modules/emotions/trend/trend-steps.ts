import { EMOTION_TREND_STEPS, type EmotionTrendUnit } from '@confida/contracts'
import type { Days } from '../emotion-period.ts'

const DAY_MS = 86_400_000

export interface TrendSpan {
  from: string
  to: string
  unit: EmotionTrendUnit
}

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
const earlier = (a: string, b: string) => (a < b ? a : b)

/**
 * The days of a trend, both included, and what it counts by. It ends today at the latest, and where it is longer than so
 * many weeks, it begins with the first day that has a label: so it has few steps, whatever is asked for.
 */
export function spanOf(days: Days, first: string | null, today: string): TrendSpan | undefined {
  if (first === null) return undefined
  const to = earlier(days.to ?? today, today)
  const from = days.from ?? first
  const unit = unitOf(from, to)
  if (from > to) return undefined
  if (unit !== 'month' || from >= first) return { from, to, unit }
  return first > to ? undefined : { from: first, to, unit: unitOf(first, to) }
}

function unitOf(from: string, to: string): EmotionTrendUnit {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days <= EMOTION_TREND_STEPS) return 'day'
  // They may touch one week more than they are long.
  return days <= (EMOTION_TREND_STEPS - 1) * 7 ? 'week' : 'month'
}

/** The first day of each step, as the database truncates to them; the first may lie before the span. */
export function stepsOf({ from, to, unit }: TrendSpan): string[] {
  const steps: string[] = []
  const step = new Date(from)
  if (unit === 'week') step.setUTCDate(step.getUTCDate() - ((step.getUTCDay() + 6) % 7))
  if (unit === 'month') step.setUTCDate(1)
  while (toDay(step.getTime()) <= to) {
    steps.push(toDay(step.getTime()))
    if (unit === 'month') step.setUTCMonth(step.getUTCMonth() + 1)
    else step.setUTCDate(step.getUTCDate() + (unit === 'week' ? 7 : 1))
  }
  return steps
}

import { type Emotion, type EmotionPeriod, emotionPeriods, emotions } from '@confida/contracts'
import { type DayRange, readDay } from '@confida/i18n'

export const periods = [...emotionPeriods, 'custom'] as const

export interface EmotionFilters extends DayRange {
  period: EmotionPeriod | 'custom'
  /** The emotion that a user shows most; undefined for all. */
  emotion?: Emotion
}

/** Reads the filters of an address; what it does not know counts as not chosen. */
export const readFilters = (params: URLSearchParams): EmotionFilters => ({
  period: periods.find((period) => period === params.get('period')) ?? 'all',
  emotion: emotions.find((emotion) => emotion === params.get('emotion')),
  from: readDay(params.get('from')),
  to: readDay(params.get('to')),
})

/** A range of days needs both of its ends; until then it narrows nothing. */
export const isIncomplete = ({ period, from, to }: EmotionFilters) => period === 'custom' && !(from && to)

/** What the server is asked for. */
export function queryOf(filters: EmotionFilters) {
  const { period, emotion, from, to } = filters
  if (period !== 'custom') return { period, emotion }
  return isIncomplete(filters) ? { period: 'all' as const, emotion } : { from, to, emotion }
}

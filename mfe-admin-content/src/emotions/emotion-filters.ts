import {
  type Emotion,
  type EmotionPeriod,
  type EmotionUserSort,
  emotionPeriods,
  emotions,
  emotionUserSorts,
} from '@confida/contracts'
import { type DayRange, readDay } from '@confida/i18n'

export const periods = [...emotionPeriods, 'custom'] as const

export interface EmotionFilters extends DayRange {
  period: EmotionPeriod | 'custom'
  /** The emotion that a user shows most; undefined for all. */
  emotion?: Emotion
  /** Undefined for the server's own order. */
  sort?: EmotionUserSort
}

/** Reads the filters of an address; what it does not know counts as not chosen. */
export const readFilters = (params: URLSearchParams): EmotionFilters => ({
  period: periods.find((period) => period === params.get('period')) ?? 'all',
  emotion: emotions.find((emotion) => emotion === params.get('emotion')),
  sort: emotionUserSorts.find((sort) => sort === params.get('sort')),
  from: readDay(params.get('from')),
  to: readDay(params.get('to')),
})

/** A range of days needs both of its ends; until then it narrows nothing. */
export const isIncomplete = ({ period, from, to }: EmotionFilters) => period === 'custom' && !(from && to)

/** The days that the server is asked for. */
export function periodOf(filters: EmotionFilters) {
  const { period, from, to } = filters
  if (period !== 'custom') return { period }
  return isIncomplete(filters) ? { period: 'all' as const } : { from, to }
}

/** All that the server is asked for. */
export const queryOf = (filters: EmotionFilters) => ({
  ...periodOf(filters),
  emotion: filters.emotion,
  sort: filters.sort,
})

/** How the people come: where nothing is chosen, as the server has them. */
export function sortOf(filters: EmotionFilters): EmotionUserSort {
  const { period } = periodOf(filters)
  return filters.sort ?? (period === 'all' ? 'messages' : 'last_message')
}

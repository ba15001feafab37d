import { getEmotionStatistics, getEmotionTrend, getUserEmotions, type ResponseOf } from '@confida/contracts'
import { api } from '@confida/session'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { nextCursor } from '../../paging/next-cursor.ts'
import { type EmotionFilters, periodOf, queryOf } from '../emotion-filters.ts'

const PAGE_SIZE = 20

/** The statistics, and the users by pages. */
export function useEmotionStatistics(filters: EmotionFilters) {
  const query = queryOf(filters)
  return useInfiniteQuery({
    queryKey: [getEmotionStatistics.id, query],
    queryFn: async ({ pageParam, signal }) => {
      const paging = { limit: PAGE_SIZE, cursor: pageParam }
      const response = await api.open(getEmotionStatistics, { query: { ...query, ...paging }, signal })
      const statistics = (await response.json()) as ResponseOf<typeof getEmotionStatistics>
      return { ...statistics, next: nextCursor(response) }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** How the emotions of a period went on, step by step. */
export function useEmotionTrend(filters: EmotionFilters) {
  const query = periodOf(filters)
  return useQuery({
    queryKey: [getEmotionTrend.id, query],
    queryFn: ({ signal }) => api.call(getEmotionTrend, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** All that was ever found in one user's messages. */
export function useUserEmotions(id: string) {
  return useQuery({
    queryKey: [getUserEmotions.id, id],
    queryFn: ({ signal }) => api.call(getUserEmotions, { params: { id }, signal }),
  })
}

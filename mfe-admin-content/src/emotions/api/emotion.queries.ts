import { getEmotionStatistics, getUserEmotions } from '@confida/contracts'
import { api } from '@confida/session'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type EmotionFilters, queryOf } from '../emotion-filters.ts'

const PAGE_SIZE = 20

/**
 * The statistics, and the users by pages. One user more than a page shows is asked for: it tells
 * whether there is a next page.
 */
export function useEmotionStatistics(filters: EmotionFilters) {
  const query = queryOf(filters)
  return useInfiniteQuery({
    queryKey: [getEmotionStatistics.id, query],
    queryFn: async ({ pageParam, signal }) => {
      const paging = { limit: PAGE_SIZE + 1, offset: pageParam }
      const answer = await api.call(getEmotionStatistics, { query: { ...query, ...paging }, signal })
      const users = answer.all_users_emotions
      return {
        ...answer,
        all_users_emotions: users.slice(0, PAGE_SIZE),
        next: users.length > PAGE_SIZE ? pageParam + PAGE_SIZE : undefined,
      }
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
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

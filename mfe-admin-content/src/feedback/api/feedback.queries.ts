import { getFeedback, listFeedbacks, type ResponseOf } from '@confida/contracts'
import { timeZone } from '@confida/i18n'
import { api } from '@confida/session'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { nextCursor } from '../../paging/next-cursor.ts'
import { type FeedbackFilters, spanOf } from '../feedback-filters.ts'

const PAGE_SIZE = 30

async function openPage(filters: FeedbackFilters, cursor: string | undefined, signal: AbortSignal) {
  const { from, to } = spanOf(filters, new Date())
  const response = await api.open(listFeedbacks, {
    query: {
      limit: PAGE_SIZE,
      cursor,
      rating: filters.rating,
      from: from?.toISOString(),
      to: to?.toISOString(),
      time_zone: timeZone(),
    },
    signal,
  })
  const answer = (await response.json()) as ResponseOf<typeof listFeedbacks>
  return { ...answer, next: nextCursor(response) }
}

/** Feedback by pages, newest first; the last answer stays in sight while another is on its way. */
export function useFeedbacks(filters: FeedbackFilters) {
  return useInfiniteQuery({
    queryKey: [listFeedbacks.id, filters],
    queryFn: ({ pageParam, signal }) => openPage(filters, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** One feedback, for a shared address; not asked for where the list has it. */
export function useFeedback(id: string, isNeeded: boolean) {
  return useQuery({
    queryKey: [getFeedback.id, id],
    queryFn: ({ signal }) =>
      api.call(getFeedback, { params: { id }, query: { time_zone: timeZone() }, signal }),
    enabled: isNeeded,
  })
}

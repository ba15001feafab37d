import { exportFeedbacks, getFeedback, listFeedbacks, type ResponseOf } from '@confida/contracts'
import { timeZone } from '@confida/i18n'
import { api } from '@confida/session'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { nextCursor } from '../../paging/next-cursor.ts'
import { type FeedbackFilters, spanOf } from '../feedback-filters.ts'

const PAGE_SIZE = 30
/** How often the outcome of a mail is asked for while it is on its way. */
const MAIL_POLL_MS = 3000

function toQuery(filters: FeedbackFilters) {
  const { rating, state, search } = filters
  const { from, to } = spanOf(filters, new Date())
  return { rating, state, search, from: from?.toISOString(), to: to?.toISOString() }
}

async function openPage(filters: FeedbackFilters, cursor: string | undefined, signal: AbortSignal) {
  const response = await api.open(listFeedbacks, {
    query: {
      ...toQuery(filters),
      limit: PAGE_SIZE,
      cursor,
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

/** All that passes the filters, as a file. */
export const openFeedbackFile = (filters: FeedbackFilters) =>
  api.open(exportFeedbacks, { query: toQuery(filters) })

/** One feedback with its replies. */
export function useFeedback(id: string) {
  return useQuery({
    queryKey: [getFeedback.id, id],
    queryFn: ({ signal }) =>
      api.call(getFeedback, { params: { id }, query: { time_zone: timeZone() }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.replies.some(({ mail }) => mail === 'queued') ? MAIL_POLL_MS : false,
  })
}

import { listSecurityLog, type ResponseOf } from '@confida/contracts'
import { timeZone } from '@confida/i18n'
import { api } from '@confida/session'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { nextCursor } from '../../paging/next-cursor.ts'
import type { SecurityFilters } from '../security-filters.ts'

const PAGE_SIZE = 30

/** Events by pages, newest first; the last answer stays in sight while another is on its way. */
export function useSecurityLog({ event, search, from, to }: SecurityFilters) {
  return useInfiniteQuery({
    queryKey: [listSecurityLog.id, event, search, from, to],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, cursor: pageParam, event, from, to, time_zone: timeZone() }
      const response = await api.open(listSecurityLog, {
        query: { ...query, search: search || undefined },
        signal,
      })
      const entries = (await response.json()) as ResponseOf<typeof listSecurityLog>
      return { entries, next: nextCursor(response) }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

import { listAuditLog, type ResponseOf } from '@confida/contracts'
import { timeZone } from '@confida/i18n'
import { api } from '@confida/session'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { nextCursor } from '../../paging/next-cursor.ts'
import type { AuditFilters } from '../audit-filters.ts'

const PAGE_SIZE = 30

/** Administrative changes by pages, newest first; the last answer stays in sight while another is on its way. */
export function useAuditLog({ action, search, from, to }: AuditFilters) {
  return useInfiniteQuery({
    queryKey: [listAuditLog.id, action, search, from, to],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, cursor: pageParam, action, from, to, time_zone: timeZone() }
      const response = await api.open(listAuditLog, {
        query: { ...query, search: search || undefined },
        signal,
      })
      const entries = (await response.json()) as ResponseOf<typeof listAuditLog>
      return { entries, next: nextCursor(response) }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

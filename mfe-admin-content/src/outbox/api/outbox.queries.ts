import { getMailServer, listOutbox, type ResponseOf } from '@confida/contracts'
import { timeZone } from '@confida/i18n'
import { api } from '@confida/session'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { nextCursor } from '../../paging/next-cursor.ts'
import type { OutboxFilters } from '../outbox-filters.ts'

const PAGE_SIZE = 30

/** Mails by pages, newest first; the last answer stays in sight while another is on its way. */
export function useOutbox({ search, ...filters }: OutboxFilters) {
  return useInfiniteQuery({
    queryKey: [listOutbox.id, filters, search],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filters, limit: PAGE_SIZE, cursor: pageParam, time_zone: timeZone() }
      const response = await api.open(listOutbox, {
        query: { ...query, search: search || undefined },
        signal,
      })
      const mails = (await response.json()) as ResponseOf<typeof listOutbox>
      return { mails, next: nextCursor(response) }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** Whether there is a mail server that takes mails to people. */
export const useMailServer = () =>
  useQuery({
    queryKey: [getMailServer.id],
    queryFn: ({ signal }) => api.call(getMailServer, { signal }),
  })

import { listOutbox, type MailState, type ResponseOf } from '@confida/contracts'
import { api } from '@confida/session'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { nextCursor } from '../../paging/next-cursor.ts'

const PAGE_SIZE = 30

export interface OutboxFilters {
  state?: MailState
  /** In addresses and subjects. */
  search: string
}

/** Mails by pages, newest first, of one state or of all. */
export function useOutbox({ state, search }: OutboxFilters) {
  return useInfiniteQuery({
    queryKey: [listOutbox.id, state, search],
    queryFn: async ({ pageParam, signal }) => {
      const response = await api.open(listOutbox, {
        query: { limit: PAGE_SIZE, cursor: pageParam, state, search: search || undefined },
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

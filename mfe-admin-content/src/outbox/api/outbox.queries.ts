import { type AnswerOf, listOutbox, type MailState } from '@confida/contracts'
import { api } from '@confida/session'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { nextCursor } from '../../paging/next-cursor.ts'

const PAGE_SIZE = 30

/** Mails by pages, newest first, of one state or of all. */
export function useOutbox(state: MailState | undefined) {
  return useInfiniteQuery({
    queryKey: [listOutbox.id, state],
    queryFn: async ({ pageParam, signal }) => {
      const response = await api.open(listOutbox, {
        query: { limit: PAGE_SIZE, cursor: pageParam, state },
        signal,
      })
      const mails = (await response.json()) as AnswerOf<typeof listOutbox>
      return { mails, next: nextCursor(response) }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

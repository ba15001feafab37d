import { listUserTimeline, type TimelineEntry, type TimelineKind } from '@confida/contracts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { openPage } from '../../../paging/page.ts'

/** What happened with an account by pages, newest first; the last answer stays in sight while another is on its way. */
export const useTimeline = (id: string, kind: TimelineKind | undefined) =>
  useInfiniteQuery({
    queryKey: [listUserTimeline.id, id, kind],
    queryFn: ({ pageParam, signal }) =>
      openPage<TimelineEntry, typeof listUserTimeline>(listUserTimeline, {
        params: { id },
        query: { kind, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

import { useEffect } from 'react'
import { useFoundMessages } from './search.queries.ts'
import { useSettled } from './use-settled.ts'

/** Fewer letters would find nearly everything. */
const SHORTEST = 2
/** Results before the last one that is known, from which on the next page is asked for. */
const LOAD_AHEAD = 20

interface Asked {
  query: string
  isOpen: boolean
  /** The result that one stands at. */
  index: number
}

/** The messages that have the words of a query, page after page, newest first. */
export function useFoundIds(companionId: string, { query, isOpen, index }: Asked) {
  const typed = query.trim()
  const words = useSettled(typed)
  const isSearching = isOpen && typed.length >= SHORTEST
  const found = useFoundMessages(companionId, words, isSearching && words.length >= SHORTEST)
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = found
  const ids = isSearching ? (data?.pages.flat() ?? []) : []

  useEffect(() => {
    // A page that failed is asked for again on Retry, not over and over.
    const isFree = hasNextPage && !isFetchingNextPage && !isError
    if (isFree && index > ids.length - LOAD_AHEAD) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage, index, ids.length])

  return {
    ids,
    /** There are more than those. */
    hasMore: hasNextPage,
    isSearching,
    isLoading: isSearching && (found.isFetching || words !== typed),
    hasFailed: isSearching && isError,
    retry: () => void found.refetch(),
  }
}

import { useEffect } from 'react'
import { useMatchingMessages } from './search.queries.ts'
import { useDebounced } from './use-debounced.ts'

/** Shorter queries would match nearly everything. */
const MIN_QUERY_LENGTH = 2
/** Results before the last loaded one at which the next page is requested. */
const LOAD_AHEAD_RESULTS = 20

interface SearchInput {
  query: string
  isOpen: boolean
  /** The index of the current result. */
  index: number
}

/** The matching messages of a query, page by page, newest first. */
export function useMatchingIds(companionId: string, { query, isOpen, index }: SearchInput) {
  const typed = query.trim()
  const words = useDebounced(typed)
  const isSearching = isOpen && typed.length >= MIN_QUERY_LENGTH
  const results = useMatchingMessages(companionId, words, isSearching && words.length >= MIN_QUERY_LENGTH)
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = results
  const ids = isSearching ? (data?.pages.flat() ?? []) : []

  useEffect(() => {
    // A failed page is requested again on Retry only.
    const isFree = hasNextPage && !isFetchingNextPage && !isError
    if (isFree && index > ids.length - LOAD_AHEAD_RESULTS) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage, index, ids.length])

  return {
    ids,
    /** Whether there are more than those. */
    hasMore: hasNextPage,
    isSearching,
    isLoading: isSearching && (results.isFetching || words !== typed),
    hasFailed: isSearching && isError,
    retry: () => void results.refetch(),
  }
}

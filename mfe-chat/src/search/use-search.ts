import { SEARCH_MAX } from '@confida/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFoundMessages } from './search.queries.ts'
import { useSettled } from './use-settled.ts'

/** The message that the search stands at, and the words to mark. */
export interface Found {
  id: string | undefined
  query: string
}

/** Fewer letters would find nearly everything. */
const SHORTEST = 2
/** Results before the last one that is known, from which on the next page is asked for. */
const LOAD_AHEAD = 20

/** The search in a conversation: the server looks, so that messages which are not loaded are found as well. */
export function useSearch(companionId: string, show: (id: string) => void) {
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [index, setIndex] = useState(0)
  const words = useSettled(query.trim())
  const isSearching = isOpen && query.trim().length >= SHORTEST
  const found = useFoundMessages(companionId, words, isSearching && words.length >= SHORTEST)
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = found
  const ids = isSearching ? (data?.pages.flat() ?? []) : []
  const id = ids[index]

  useEffect(() => {
    // A page that failed is asked for again on Retry, not over and over.
    const isFree = hasNextPage && !isFetchingNextPage && !isError
    if (isFree && index > ids.length - LOAD_AHEAD) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage, index, ids.length])

  const showFound = useEffectEvent(show)
  useEffect(() => {
    if (id) showFound(id)
  }, [id])

  const close = () => {
    setIsOpen(false)
    setQuery('')
    setIndex(0)
  }
  return {
    isOpen,
    open: () => setIsOpen(true),
    close,
    query,
    setQuery: (next: string) => {
      setQuery(next.slice(0, SEARCH_MAX))
      setIndex(0)
    },
    isSearching,
    isLoading: isSearching && (found.isFetching || words !== query.trim()),
    hasFailed: isSearching && isError,
    retry: () => void found.refetch(),
    index,
    count: ids.length,
    /** There are more than those counted. */
    hasMore: hasNextPage,
    toOlder: () => setIndex((now) => (now + 1 < ids.length ? now + 1 : hasNextPage ? now : 0)),
    toNewer: () => setIndex((now) => (now > 0 ? now - 1 : Math.max(ids.length - 1, 0))),
    found: isSearching ? { id, query } : null,
  }
}

export type Search = ReturnType<typeof useSearch>

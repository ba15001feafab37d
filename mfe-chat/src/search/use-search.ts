import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { useHistory } from '../conversation/api/history.queries.ts'
import { findMessages } from './find.ts'

/** The message that the search stands at, and the words to mark. */
export interface Found {
  id: string | undefined
  query: string
}

/** Fewer letters would find nearly everything. */
const SHORTEST = 2

/** Milliseconds that the list takes to stand at a message. */
const SETTLE_MS = 120

/** The search in a conversation: it brings the older messages while it looks, as the server keeps them in pages. */
export function useSearch(history: ReturnType<typeof useHistory>, show: (id: string) => void) {
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [index, setIndex] = useState(0)
  const { messages, hasNextPage, isFetching, fetchNextPage, isFetchNextPageError } = history
  const isSearching = isOpen && query.trim().length >= SHORTEST
  const ids = useMemo(
    () => (isSearching ? findMessages(messages, query) : []),
    [messages, query, isSearching],
  )
  const isLoading = isSearching && hasNextPage && !isFetchNextPageError
  const id = ids[Math.min(index, ids.length - 1)]

  // A page that came in while the list is on its way to a message would lead it astray.
  useEffect(() => {
    if (!isLoading || isFetching) return
    const timer = setTimeout(() => void fetchNextPage(), id ? SETTLE_MS : 0)
    return () => clearTimeout(timer)
  }, [isLoading, isFetching, fetchNextPage, id])

  const showFound = useEffectEvent(show)
  useEffect(() => {
    if (id) showFound(id)
  }, [id])

  const close = () => {
    setIsOpen(false)
    setQuery('')
  }
  return {
    isOpen,
    open: () => setIsOpen(true),
    close,
    query,
    setQuery: (next: string) => {
      setQuery(next)
      setIndex(0)
    },
    isSearching,
    isLoading,
    index: Math.min(index, Math.max(ids.length - 1, 0)),
    count: ids.length,
    toOlder: () => setIndex((now) => (now + 1) % Math.max(ids.length, 1)),
    toNewer: () => setIndex((now) => (now - 1 + ids.length) % Math.max(ids.length, 1)),
    found: isSearching ? { id, query } : null,
  }
}

export type Search = ReturnType<typeof useSearch>

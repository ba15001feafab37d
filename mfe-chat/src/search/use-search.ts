import { SEARCH_MAX } from '@confida/contracts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMatchingIds } from './use-matching-ids.ts'

/** The current match: its message and the query to highlight. */
export interface SearchMatch {
  id: string | undefined
  query: string
}

/** The search in a conversation, done by the server, so that messages that are not loaded are found too. */
export function useSearch(companionId: string, show: (id: string) => void) {
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [index, setIndex] = useState(0)
  const { ids, ...results } = useMatchingIds(companionId, { query, isOpen, index })
  const id = ids[index]

  const showFound = useEffectEvent(show)
  useEffect(() => {
    if (id) showFound(id)
  }, [id])

  const opener = useRef<Element>(null)
  const open = () => {
    opener.current = document.activeElement
    setIsOpen(true)
  }
  const close = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus()
    setIsOpen(false)
    setQuery('')
    setIndex(0)
  }
  return {
    isOpen,
    open,
    close,
    query,
    setQuery: (next: string) => {
      setQuery(next.slice(0, SEARCH_MAX))
      setIndex(0)
    },
    ...results,
    index,
    count: ids.length,
    toOlder: () => setIndex((now) => (now + 1 < ids.length ? now + 1 : results.hasMore ? now : 0)),
    toNewer: () => setIndex((now) => (now > 0 ? now - 1 : Math.max(ids.length - 1, 0))),
    match: results.isSearching ? { id, query } : null,
  }
}

export type Search = ReturnType<typeof useSearch>

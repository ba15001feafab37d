import { SEARCH_MAX } from '@confida/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFoundIds } from './use-found-ids.ts'

/** The message that the search stands at, and the words to mark. */
export interface Found {
  id: string | undefined
  query: string
}

/** The search in a conversation: the server looks, so that messages which are not loaded are found as well. */
export function useSearch(companionId: string, show: (id: string) => void) {
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [index, setIndex] = useState(0)
  const { ids, ...results } = useFoundIds(companionId, { query, isOpen, index })
  const id = ids[index]

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
    ...results,
    index,
    count: ids.length,
    toOlder: () => setIndex((now) => (now + 1 < ids.length ? now + 1 : results.hasMore ? now : 0)),
    toNewer: () => setIndex((now) => (now > 0 ? now - 1 : Math.max(ids.length - 1, 0))),
    found: results.isSearching ? { id, query } : null,
  }
}

export type Search = ReturnType<typeof useSearch>

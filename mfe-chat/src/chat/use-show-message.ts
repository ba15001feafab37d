import type { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useState } from 'react'
import type { useHistory } from '../conversation/api/history.queries.ts'
import type { Row } from '../conversation/timeline.ts'

/** Milliseconds for which the message that was asked for stays pointed out. */
const SHOWN_MS = 2500

type List = ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>

/** Scrolls to a message by its id; where it is not loaded yet, older pages are brought until it is. */
export function useShowMessage(rows: Row[], virtualizer: List, history: ReturnType<typeof useHistory>) {
  const [wanted, setWanted] = useState<string | null>(null)
  const [shownId, setShownId] = useState<string | null>(null)
  const index = wanted ? rows.findIndex((row) => row.kind === 'message' && row.message.id === wanted) : -1
  const { hasNextPage, isFetching, fetchNextPage } = history

  useEffect(() => {
    if (!wanted) return
    if (index !== -1) {
      virtualizer.scrollToIndex(index, { align: 'center' })
      setShownId(wanted)
      setWanted(null)
    } else if (!hasNextPage) {
      setWanted(null)
    } else if (!isFetching) {
      void fetchNextPage()
    }
  }, [wanted, index, hasNextPage, isFetching, fetchNextPage, virtualizer])

  useEffect(() => {
    if (!shownId) return
    const timer = setTimeout(() => setShownId(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shownId])

  return { show: setWanted, shownId }
}

import { useEffect, useEffectEvent } from 'react'
import type { Chat } from './use-chat.ts'

/** Older messages are requested this many rows before the first one is in view. */
const LOAD_AHEAD_ROWS = 20

interface Position {
  /** The first row in view; undefined until the list is scrolled to its end: the first rows would load older ones. */
  first: number | undefined
  count: number
  isLoadingMessage: boolean
}

/** Loads older messages while scrolling up. */
export function useLoadOlder(history: Chat['history'], { first, count, isLoadingMessage }: Position) {
  const loadOlder = useEffectEvent(() => {
    if (history.hasNextPage && !isLoadingMessage && !history.isFetching && !history.isFetchNextPageError)
      void history.fetchNextPage()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that adds too little calls for the next
  useEffect(() => {
    if (first !== undefined && first < LOAD_AHEAD_ROWS) loadOlder()
  }, [first, count])
}

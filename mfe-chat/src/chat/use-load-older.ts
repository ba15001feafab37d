import { useEffect, useEffectEvent } from 'react'
import type { Chat } from './use-chat.ts'

/** Older messages are asked for this many rows before the first is in sight. */
const LOAD_AHEAD = 20

interface Position {
  /** The first row in sight; undefined until the list stands at its end, where the first rows would call for older ones. */
  first: number | undefined
  count: number
  isSeeking: boolean
}

/** Loads older messages as one scrolls up. */
export function useLoadOlder(history: Chat['history'], { first, count, isSeeking }: Position) {
  const loadOlder = useEffectEvent(() => {
    if (history.hasNextPage && !isSeeking && !history.isFetching && !history.isFetchNextPageError)
      void history.fetchNextPage()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that adds too little calls for the next
  useEffect(() => {
    if (first !== undefined && first < LOAD_AHEAD) loadOlder()
  }, [first, count])
}

import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Row } from '../conversation/timeline.ts'
import type { Chat } from './use-chat.ts'
import { useLoadOlder } from './use-load-older.ts'
import { useShowMessage } from './use-show-message.ts'

/** Pixels from the end within which new messages pull the view along. */
const END_PX = 90
/** Pixels of padding above the first and below the last row. */
const PADDING = 16
const LINE_PX = 24
const CHARACTERS_A_LINE = 42

function estimate(row: Row | undefined): number {
  if (row?.kind !== 'message') return row?.kind === 'intro' ? 200 : 64
  const lines = Math.ceil(row.message.content.length / CHARACTERS_A_LINE)
  return 44 + lines * LINE_PX + (row.day ? 52 : 0) + (row.isFirst ? 22 : 0)
}

/** Where the list stands: at the newest message, kept in place while older ones come in, loading as one scrolls up. */
export function useMessageScroll(viewport: RefObject<HTMLDivElement | null>, rows: Row[], chat: Chat) {
  const { history, conversation } = chat
  const pendingId = useStore(conversation.store, (state) => state.pending?.clientId)
  const isLoaded = !history.isPending || pendingId !== undefined
  const virtualizer = useVirtualizer({
    count: isLoaded ? rows.length : 0,
    getScrollElement: () => viewport.current,
    estimateSize: (index) => estimate(rows[index]),
    getItemKey: (index) => rows[index]?.key ?? index,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_PX,
    paddingStart: PADDING,
    paddingEnd: PADDING,
    overscan: 8,
    directDomUpdates: true,
  })

  const isPlaced = useBeginAtEnd(isLoaded, virtualizer.scrollToEnd)
  // Whoever sends wants to see it, wherever they were reading.
  useLayoutEffect(() => {
    if (pendingId) virtualizer.scrollToEnd()
  }, [virtualizer, pendingId])

  useStayAtEnd(viewport, virtualizer.scrollToEnd)

  const { show, shownId, isSeeking } = useShowMessage(rows, virtualizer, chat)
  const first = isPlaced ? virtualizer.getVirtualItems()[0]?.index : undefined
  useLoadOlder(history, { first, count: rows.length, isSeeking })

  const isAway =
    isLoaded && virtualizer.scrollOffset !== null && virtualizer.getDistanceFromEnd() > END_PX * 2
  const missed = useMissed(rows, isAway)
  const toEnd = () => virtualizer.scrollToEnd({ behavior: 'smooth' })
  return { virtualizer, toEnd, isAway, missed, show, shownId, isSeeking }
}

export type MessageScroll = ReturnType<typeof useMessageScroll>

/** Whether the list, once loaded, has been brought to its end. */
function useBeginAtEnd(isLoaded: boolean, toEnd: () => void): boolean {
  const [isPlaced, setIsPlaced] = useState(false)
  useLayoutEffect(() => {
    if (!isLoaded) return
    toEnd()
    const frame = requestAnimationFrame(() => setIsPlaced(true))
    return () => cancelAnimationFrame(frame)
  }, [toEnd, isLoaded])
  return isPlaced
}

/** Keeps the newest message in sight when the list loses height: a notice, a longer draft, the phone's keyboard. */
function useStayAtEnd(viewport: RefObject<HTMLDivElement | null>, toEnd: () => void) {
  const handleResize = useEffectEvent(toEnd)
  useEffect(() => {
    const element = viewport.current
    if (!element) return
    let isAtEnd = true
    const handleScroll = () => {
      isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight <= END_PX
    }
    const observer = new ResizeObserver(() => isAtEnd && handleResize())
    observer.observe(element)
    element.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', handleScroll)
    }
  }, [viewport])
}

/** Replies that have come while the reader was further up. */
function useMissed(rows: Row[], isAway: boolean): number {
  const replies = rows.findLastIndex((row) => row.kind === 'message' && row.message.role === 'assistant')
  const last = rows[replies]?.key
  const seen = useRef(last)
  const [missed, setMissed] = useState(0)
  useEffect(() => {
    if (!isAway) setMissed(0)
    else if (last !== seen.current) setMissed((count) => count + 1)
    seen.current = last
  }, [last, isAway])
  return missed
}

import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { helpLinesOf } from '../conversation/conversation.ts'
import type { Row } from '../conversation/timeline.ts'
import type { Chat } from './use-chat.ts'
import { useLoadOlder } from './use-load-older.ts'
import { useShowMessage } from './use-show-message.ts'

/** Pixels from the end within which the view follows new messages. */
const END_THRESHOLD_PX = 90
/** Pixels of padding above the first and below the last row. */
const PADDING = 16
const LINE_PX = 24
const CHARACTERS_PER_LINE = 42

function estimateRowHeight(row: Row | undefined): number {
  if (row?.kind !== 'message') return row?.kind === 'intro' ? 200 : row?.kind === 'care' ? 260 : 64
  const lines = Math.ceil(row.message.content.length / CHARACTERS_PER_LINE)
  return 44 + lines * LINE_PX + (row.day ? 52 : 0) + (row.isFirst ? 22 : 0)
}

/**
 * The scrolling of the list: starts at the newest message, stays in place while older ones are added, loads more
 * while scrolling up.
 */
export function useMessageScroll(viewport: RefObject<HTMLDivElement | null>, rows: Row[], chat: Chat) {
  const { history, conversation } = chat
  const pendingId = useStore(conversation.store, (state) => state.pending?.clientId)
  const isLoaded = !history.isPending || pendingId !== undefined
  const virtualizer = useVirtualizer({
    count: isLoaded ? rows.length : 0,
    getScrollElement: () => viewport.current,
    estimateSize: (index) => estimateRowHeight(rows[index]),
    getItemKey: (index) => rows[index]?.key ?? index,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_THRESHOLD_PX,
    paddingStart: PADDING,
    paddingEnd: PADDING,
    overscan: 8,
    directDomUpdates: true,
  })

  const isScrolledToEnd = useScrollToEndOnLoad(isLoaded, virtualizer.scrollToEnd)
  const helpLines = useStore(conversation.store, helpLinesOf)
  // An own message is scrolled into view, wherever the user was reading; so are help lines that are due.
  useLayoutEffect(() => {
    if (pendingId || helpLines) virtualizer.scrollToEnd()
  }, [virtualizer, pendingId, helpLines])

  useStickToEnd(viewport, virtualizer.scrollToEnd)

  const { show, shownId, isLoadingMessage } = useShowMessage(rows, virtualizer, chat)
  const first = isScrolledToEnd ? virtualizer.getVirtualItems()[0]?.index : undefined
  useLoadOlder(history, { first, count: rows.length, isLoadingMessage })

  const isAway =
    isLoaded && virtualizer.scrollOffset !== null && virtualizer.getDistanceFromEnd() > END_THRESHOLD_PX * 2
  const missed = useMissedReplies(rows, isAway)
  const scrollToEnd = () => virtualizer.scrollToEnd({ behavior: 'smooth' })
  return { virtualizer, scrollToEnd, isAway, missed, show, shownId, isLoadingMessage }
}

export type MessageScroll = ReturnType<typeof useMessageScroll>

/** Scrolls the list to its end once it has loaded; returns whether that has happened. */
function useScrollToEndOnLoad(isLoaded: boolean, scrollToEnd: () => void): boolean {
  const [isPlaced, setIsPlaced] = useState(false)
  useLayoutEffect(() => {
    if (!isLoaded) return
    scrollToEnd()
    const frame = requestAnimationFrame(() => setIsPlaced(true))
    return () => cancelAnimationFrame(frame)
  }, [scrollToEnd, isLoaded])
  return isPlaced
}

/** Keeps the newest message in view when the list loses height: a notice, a longer draft, the phone's keyboard. */
function useStickToEnd(viewport: RefObject<HTMLDivElement | null>, scrollToEnd: () => void) {
  const handleResize = useEffectEvent(scrollToEnd)
  useEffect(() => {
    const element = viewport.current
    if (!element) return
    let isAtEnd = true
    const handleScroll = () => {
      isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight <= END_THRESHOLD_PX
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

/** The number of replies that came while the user was scrolled up. */
function useMissedReplies(rows: Row[], isAway: boolean): number {
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

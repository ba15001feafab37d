import { type TouchEvent, useRef } from 'react'

/** Pixels along the line, and at most across it: less is a tap, more a scroll. */
const ALONG = 56
const ACROSS = 36

/** Touch handlers that tell a swipe: towards the start of the line it turns to the next, towards its end to the one before. */
export function useSwipe(step: ((by: -1 | 1) => void) | undefined) {
  const from = useRef<{ x: number; y: number }>(undefined)
  if (!step) return {}
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0]
      from.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent) {
      const touch = changedTouches[0]
      if (!touch || !from.current) return
      const x = touch.clientX - from.current.x
      const y = Math.abs(touch.clientY - from.current.y)
      from.current = undefined
      if (Math.abs(x) < ALONG || y > ACROSS) return
      const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl'
      step(x > 0 === isRightToLeft ? 1 : -1)
    },
  }
}

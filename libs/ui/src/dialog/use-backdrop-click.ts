import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Calls back for a click that both began and ended beside the panel; a drag that selects text and slips out is none. */
export function useBackdropClick(onClick: () => void) {
  const hasBegun = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      hasBegun.current = event.target === event.currentTarget
    },
    onClick: (event: MouseEvent) => {
      if (hasBegun.current && event.target === event.currentTarget) onClick()
      hasBegun.current = false
    },
  }
}

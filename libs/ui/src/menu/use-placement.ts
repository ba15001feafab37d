import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'

const MARGIN = 8

interface Placement {
  isAbove: boolean
  style?: CSSProperties
}

/** Measures the list once it stands: above the button where there is no room below, moved inside the window's sides. */
export function usePlacement(ref: RefObject<HTMLElement | null>): Placement {
  const [placement, setPlacement] = useState<Placement>({ isAbove: false })
  useLayoutEffect(() => {
    const list = ref.current
    const button = list?.previousElementSibling
    if (!list || !button) return
    const box = list.getBoundingClientRect()
    const anchor = button.getBoundingClientRect()
    const below = window.innerHeight - anchor.bottom - MARGIN * 2
    const above = anchor.top - MARGIN * 2
    const isAbove = box.height > below && above > below
    const overEnd = box.right - (document.documentElement.clientWidth - MARGIN)
    const overStart = MARGIN - box.left
    const shift = overEnd > 0 ? -overEnd : Math.max(overStart, 0)
    setPlacement({
      isAbove,
      style: {
        maxBlockSize: Math.max(isAbove ? above : below, 160),
        translate: shift ? `${shift}px` : undefined,
      },
    })
  }, [ref])
  return placement
}

import { type RefObject, useEffect, useState } from 'react'

const STOPS = ':is(a[href], button, input, textarea, select, [tabindex]):not(:disabled, [tabindex="-1"])'

/**
 * True while an element scrolls and holds nothing that the keyboard could reach: it has to be a stop itself then, or
 * only a mouse could read on.
 */
export function useScrollStop(ref: RefObject<HTMLElement | null>): boolean {
  const [isStop, setIsStop] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () =>
      setIsStop(element.scrollHeight > element.clientHeight && !element.querySelector(STOPS))
    const sizes = new ResizeObserver(measure)
    const watch = () => {
      sizes.disconnect()
      for (const watched of [element, ...element.children]) sizes.observe(watched)
      measure()
    }
    const contents = new MutationObserver(watch)
    contents.observe(element, { childList: true, subtree: true })
    watch()
    return () => {
      sizes.disconnect()
      contents.disconnect()
    }
  }, [ref])
  return isStop
}

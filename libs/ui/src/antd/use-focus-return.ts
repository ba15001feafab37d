import { type CSSProperties, useEffect, useRef } from 'react'

const style: CSSProperties = { outline: 'none' }

/** For the element around a button that is gone once its dialog or form has closed: then the focus comes back to the element. */
export function useFocusReturn(isOpen: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) ref.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return { ref, tabIndex: -1, style }
}

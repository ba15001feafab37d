import { type CSSProperties, useEffect, useRef } from 'react'

const style: CSSProperties = { outline: 'none' }

/**
 * For the element around rows whose dialogs may take away the row with the button that opened them: then the focus comes back to
 * the rows.
 */
export function useFocusReturn(isDialogOpen: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isDialogOpen && document.activeElement === document.body) ref.current?.focus()
    wasOpen.current = isDialogOpen
  }, [isDialogOpen])
  return { ref, tabIndex: -1, style }
}

import { useEffect, useRef } from 'react'

/** For a button in whose place there is something else for a while, or that is disabled: then the focus comes back to it. */
export function useFocusReturn(isAway: boolean) {
  const ref = useRef<HTMLButtonElement>(null)
  const wasAway = useRef(false)
  useEffect(() => {
    if (wasAway.current && !isAway && document.activeElement === document.body) ref.current?.focus()
    wasAway.current = isAway
  }, [isAway])
  return ref
}

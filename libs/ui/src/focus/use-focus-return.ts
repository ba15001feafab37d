import { type RefObject, useEffect, useRef } from 'react'

/** For what is disabled for a while, or in whose place there is something else: then the focus comes back to it. */
export function useFocusReturn<E extends HTMLElement = HTMLButtonElement>(
  isAway: boolean,
): RefObject<E | null> {
  const ref = useRef<E>(null)
  const wasAway = useRef(false)
  useEffect(() => {
    if (wasAway.current && !isAway && document.activeElement === document.body) ref.current?.focus()
    wasAway.current = isAway
  }, [isAway])
  return ref
}

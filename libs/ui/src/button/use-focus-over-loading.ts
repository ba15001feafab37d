import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A disabled button loses the focus: gives it back after loading, unless it has gone elsewhere since. */
export function useFocusOverLoading(
  ref: RefObject<HTMLElement | null>,
  isLoading: boolean | undefined,
): void {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (isLoading) {
      hadFocus.current = activeElement === ref.current
      return
    }
    if (hadFocus.current && (activeElement === body || activeElement === null)) ref.current?.focus()
    hadFocus.current = false
  }, [ref, isLoading])
}

import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A disabled button loses the focus: gives it back once it is enabled again, unless it has gone elsewhere since. */
export function useFocusOverDisabled(
  ref: RefObject<HTMLElement | null>,
  isDisabled: boolean | undefined,
): void {
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (isDisabled) {
      hadFocus.current = activeElement === ref.current
      return
    }
    if (hadFocus.current && (activeElement === body || activeElement === null)) ref.current?.focus()
    hadFocus.current = false
  }, [ref, isDisabled])
}

import { useEffect, useLayoutEffect, useRef } from 'react'
import { keepFocus } from './keep-focus.ts'

/** For a layer above the page that may go at once, and with it the focus: that goes back to where it was when it opened. */
export function useOpenerReturn(isOpen: boolean): void {
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement
  }, [isOpen])
  useEffect(
    () => () => {
      if (opener.current) keepFocus(opener.current)
    },
    [],
  )
}

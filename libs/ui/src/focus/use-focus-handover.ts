import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { keepFocus, placeAround } from './keep-focus.ts'

/** For what may go with the focus in it: then that goes to what is around it and stays, and not to the body. */
export function useFocusHandover(ref: RefObject<HTMLElement | null>): void {
  const left = useRef<{ place: HTMLElement | null | undefined }>(undefined)
  // It is still in the document when its layout effect ends, and has gone when the other one does.
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      const hadFocus = element?.contains(document.activeElement)
      left.current = hadFocus ? { place: placeAround(element) } : undefined
    }
  }, [ref])
  useEffect(
    () => () => {
      if (left.current) keepFocus(left.current.place)
    },
    [],
  )
}

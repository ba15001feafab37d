import type { CSSProperties } from 'react'
import { useFocusReturn as useFocusReturnTo } from '../focus/use-focus-return.ts'

const style: CSSProperties = { outline: 'none' }

/** For the element around a button that is gone once its dialog or form has closed: then the focus comes back to the element. */
export function useFocusReturn(isOpen: boolean) {
  const ref = useFocusReturnTo<HTMLDivElement>(isOpen)
  return { ref, tabIndex: -1, style }
}

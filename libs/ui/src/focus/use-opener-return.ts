import { useEffect, useState } from 'react'
import { keepFocus } from './keep-focus.ts'

/** For a layer above the page that may go at once, and with it the focus: that goes back to where it was before. */
export function useOpenerReturn(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => keepFocus(opener), [opener])
}

import { MAIN_ID } from '@confida/ui'
import { useEffect } from 'react'
import type { LoadedScreen } from './load-screen.ts'

/**
 * Leads into a screen that is shown now, where the one before has taken the focus with it and this one has put it nowhere. When
 * the browser opens the page, nobody has done anything in it yet, and the keyboard begins at the top.
 */
export function useScreenFocus(screen: LoadedScreen | undefined): void {
  useEffect(() => {
    const { activeElement, body } = document
    const isLost = activeElement === body || activeElement === null
    if (!screen || !isLost || !navigator.userActivation?.hasBeenActive) return
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [screen])
}

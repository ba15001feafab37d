import { MAIN_ID } from '@confida/ui'
import { useEffect, useRef } from 'react'

/** The heading over the companions. */
export const LIST_HEADING_ID = 'companions-heading'

const isFocusLost = () => document.activeElement === document.body || document.activeElement === null

/** Leads to the companions where the focus has gone with what it was on. */
export function focusList(): void {
  if (isFocusLost()) (document.getElementById(LIST_HEADING_ID) ?? document.getElementById(MAIN_ID))?.focus()
}

/** Leads back to the companions when what was shown in their place or above them has gone. */
export function useListFocus(isList: boolean): void {
  const wasList = useRef(isList)
  useEffect(() => {
    if (isList && !wasList.current) focusList()
    wasList.current = isList
  }, [isList])
}

import { MAIN_ID } from '@confida/ui'
import { useEffect, useRef } from 'react'

/** The heading over the companions, or of what stands in their place before there are any. */
export const LIST_HEADING_ID = 'companions-heading'

const isFocusLost = () => document.activeElement === document.body || document.activeElement === null

/** Leads to the companions where the focus has gone with what it was on. */
export function focusList(): void {
  if (isFocusLost()) (document.getElementById(LIST_HEADING_ID) ?? document.getElementById(MAIN_ID))?.focus()
}

/** Leads to the companions when their list and what stands there without any take each other's place. */
export function useEmptinessFocus(isEmpty: boolean | undefined): void {
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    if (wasEmpty.current === !isEmpty) focusList()
    wasEmpty.current = isEmpty
  }, [isEmpty])
}

/** Leads back to the companions when what was shown in their place or above them has gone. */
export function useReturnToList(isList: boolean): void {
  const wasList = useRef(isList)
  useEffect(() => {
    if (isList && !wasList.current) focusList()
    wasList.current = isList
  }, [isList])
}

import { useSyncExternalStore } from 'react'

/** The width from which there is room for a list and a detail beside the navigation. */
const WIDE = '(min-width: 1100px)'

function subscribe(onChange: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** True where a feedback opens beside the list. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)

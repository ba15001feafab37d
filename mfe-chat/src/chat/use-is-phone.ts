import { useSyncExternalStore } from 'react'

/** The width below which the shell hides its own header. */
const PHONE = '(max-width: 767px)'

function subscribe(onChange: () => void) {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** True where there is room for one pane only. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches)

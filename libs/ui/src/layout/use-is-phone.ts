import { useSyncExternalStore } from 'react'

/** The width below which there is no room for two panes or a table; the shell hides its header over a chat there. */
const PHONE = '(max-width: 767px)'

function subscribe(onChange: () => void) {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** True where there is room for one column only. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches)

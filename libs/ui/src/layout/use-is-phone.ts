import { useMediaQuery } from './use-media-query.ts'

/** True where there is no room for two panes or a table; the shell hides its header over a chat there. */
export const useIsPhone = () => useMediaQuery('(max-width: 767px)')

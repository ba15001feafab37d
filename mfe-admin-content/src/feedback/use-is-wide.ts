import { useMediaQuery } from '@confida/ui'

/** True where there is room for a list and a detail beside the navigation. */
export const useIsWide = () => useMediaQuery('(min-width: 1100px)')

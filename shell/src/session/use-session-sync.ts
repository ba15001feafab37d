import { followOtherTabs, useSession } from '@confida/session'
import { useEffect } from 'react'
import { loadQueries } from '../queries/lazy-query-provider.tsx'

/**
 * Follows logins in other tabs and clears the query cache when the user changes, so that nobody sees another's data.
 */
export function useSessionSync() {
  const userId = useSession((state) => state.user?.id)
  useEffect(followOtherTabs, [])
  useEffect(() => {
    if (userId) return () => void loadQueries().then(({ queryClient }) => queryClient.clear())
  }, [userId])
}

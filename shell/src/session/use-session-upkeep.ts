import { followOtherTabs, useSession } from '@confida/session'
import { useEffect } from 'react'
import { loadQueries } from '../queries/queries.tsx'

/** Follows other tabs, and forgets every answer when the person changes: nobody sees another's data. */
export function useSessionUpkeep() {
  const userId = useSession((state) => state.user?.id)
  useEffect(followOtherTabs, [])
  useEffect(() => {
    if (userId) return () => void loadQueries().then(({ queryClient }) => queryClient.clear())
  }, [userId])
}

import { getPushState, listReminders } from '@confida/contracts'
import { api, useSession } from '@confida/session'
import { useQuery } from '@tanstack/react-query'
import { isPushSupported } from './browser-push.ts'

/** Of one person: what it says stays on the page when another logs in. */
export const pushKey = (userId: string | undefined) => [getPushState.id, userId] as const

/** Nothing where the browser has no notifications. */
export function usePushState() {
  const userId = useSession((state) => state.user?.id)
  return useQuery({
    queryKey: pushKey(userId),
    queryFn: ({ signal }) => api.call(getPushState, { signal }),
    enabled: isPushSupported() && userId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What a partner that may remind was told of today and tomorrow. */
export function useReminders(companionId: string) {
  const mayRemind = usePushState().data?.companions.includes(companionId) ?? false
  const { data } = useQuery({
    queryKey: [listReminders.id, companionId],
    queryFn: ({ signal }) => api.call(listReminders, { params: { id: companionId }, signal }),
    enabled: mayRemind,
    staleTime: 0,
  })
  return mayRemind ? (data ?? []) : []
}

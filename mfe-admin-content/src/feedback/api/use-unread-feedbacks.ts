import { countUnreadFeedbacks, UNREAD_POLL_MS } from '@confida/contracts'
import { api } from '@confida/session'
import { useQuery } from '@tanstack/react-query'

/** How much feedback nobody has opened yet, asked again every half minute; 0 while it is not known. */
export function useUnreadFeedbacks(): number {
  const { data } = useQuery({
    queryKey: [countUnreadFeedbacks.id],
    queryFn: ({ signal }) => api.call(countUnreadFeedbacks, { signal }),
    refetchInterval: UNREAD_POLL_MS,
    staleTime: UNREAD_POLL_MS,
    retry: false,
  })
  return data?.unread_count ?? 0
}

import { getAdminContract } from '@confida/contracts'
import { api } from '@confida/session'
import { useQuery } from '@tanstack/react-query'

/** The saved contract. It is asked for at each visit and after each save, never while somebody is writing. */
export function useAdminContract() {
  return useQuery({
    queryKey: [getAdminContract.id],
    queryFn: ({ signal }) => api.call(getAdminContract, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

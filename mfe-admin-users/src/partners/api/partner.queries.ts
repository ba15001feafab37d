import { getCompanionStats } from '@confida/contracts'
import { api } from '@confida/session'
import { useQuery } from '@tanstack/react-query'

/** How many partners there are over all accounts, by each of their choices. */
export const useCompanionStats = () =>
  useQuery({
    queryKey: [getCompanionStats.id],
    queryFn: ({ signal }) => api.call(getCompanionStats, { signal }),
  })

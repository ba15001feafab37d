import { getCompanionStatistics } from '@confida/contracts'
import { api } from '@confida/session'
import { useQuery } from '@tanstack/react-query'

/** How many companions there are over all accounts, by each of their choices. */
export const useCompanionStatistics = () =>
  useQuery({
    queryKey: [getCompanionStatistics.id],
    queryFn: ({ signal }) => api.call(getCompanionStatistics, { signal }),
  })

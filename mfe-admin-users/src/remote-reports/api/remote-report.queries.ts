import { listRemoteReports } from '@confida/contracts'
import { api } from '@confida/session'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** Failures of remotes and the versions in use in the last days. */
export const useRemoteReports = (days: number) =>
  useQuery({
    queryKey: [listRemoteReports.id, days],
    queryFn: ({ signal }) => api.call(listRemoteReports, { query: { days }, signal }),
    placeholderData: keepPreviousData,
  })

import { listAdministrators } from '@confida/contracts'
import { api } from '@confida/session'
import { useQuery } from '@tanstack/react-query'

/** Who administers, and who has been invited to. */
export function useAdministrators() {
  return useQuery({
    queryKey: [listAdministrators.id],
    queryFn: ({ signal }) => api.call(listAdministrators, { signal }),
  })
}

import { getAdminHomepage } from '@confida/contracts'
import { api } from '@confida/session'
import { useQuery } from '@tanstack/react-query'

/** The saved texts. They are asked for at each visit and after each save, never while somebody is writing. */
export function useAdminHomepage() {
  return useQuery({
    queryKey: [getAdminHomepage.id],
    queryFn: ({ signal }) => api.call(getAdminHomepage, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

import { listMissingTranslations } from '@confida/contracts'
import { api } from '@confida/session'
import { useQuery } from '@tanstack/react-query'

/** Which texts lack which languages. */
export function useMissingTranslations() {
  return useQuery({
    queryKey: [listMissingTranslations.id],
    queryFn: ({ signal }) => api.call(listMissingTranslations, { signal }),
  })
}

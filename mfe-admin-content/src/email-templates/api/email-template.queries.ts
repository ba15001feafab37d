import { listEmailTemplates } from '@confida/contracts'
import { api } from '@confida/session'
import { useQuery } from '@tanstack/react-query'

export function useEmailTemplates() {
  return useQuery({
    queryKey: [listEmailTemplates.id],
    queryFn: ({ signal }) => api.call(listEmailTemplates, { signal }),
  })
}

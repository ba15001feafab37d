import { getAdminHomepage, getHomepage, type HomepageDraft, updateHomepage } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Saves the texts as a new version and asks for them again; under way until both are done. */
export function useSaveHomepage() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: HomepageDraft) => api.call(updateHomepage, { body }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: [getHomepage.id] })
      return queryClient.invalidateQueries({ queryKey: [getAdminHomepage.id] })
    },
  })
}

import { listOutbox, retryOutboxMail } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Queues a mail again; the list is refetched, also when somebody else was quicker. */
export function useRetryMail(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(retryOutboxMail, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listOutbox.id] }),
  })
}

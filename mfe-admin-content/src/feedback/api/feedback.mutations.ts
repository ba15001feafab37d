import { countUnreadFeedbacks, listFeedbacks, markFeedbacksRead, removeFeedback } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export function useRemoveFeedback(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { status } = await api.call(removeFeedback, { params: { id } })
      if (status !== 'success') throw new Error('the feedback was not deleted')
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [listFeedbacks.id] }),
  })
}

/** Marks all feedback as read. The badge disappears at once and returns with the next count if that failed. */
export function useMarkFeedbacksRead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(markFeedbacksRead),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey: [countUnreadFeedbacks.id] })
      queryClient.setQueryData([countUnreadFeedbacks.id], { unread_count: 0 })
    },
    onError: (error) => console.error('feedback could not be marked as read', error),
  })
}

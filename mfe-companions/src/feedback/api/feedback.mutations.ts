import { createFeedback, type FeedbackDraft } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation } from '@tanstack/react-query'

export const useCreateFeedback = () =>
  useMutation({
    mutationFn: (draft: FeedbackDraft) => api.call(createFeedback, { body: draft }),
  })

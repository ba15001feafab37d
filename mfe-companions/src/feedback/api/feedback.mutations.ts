import { type FeedbackDraft, sendFeedback } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation } from '@tanstack/react-query'

export const useSendFeedback = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (draft: FeedbackDraft) => api.call(sendFeedback, { body: draft }),
  })

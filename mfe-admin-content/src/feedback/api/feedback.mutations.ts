import {
  countUnreadFeedbacks,
  FEEDBACK_PAGE_MAX,
  type FeedbackReplyDraft,
  type FeedbackState,
  feedbackStateTag,
  getFeedback,
  listFeedbacks,
  markFeedbacksRead,
  removeFeedback,
  replyToFeedback,
  type SeenFeedback,
  setFeedbackState,
} from '@confida/contracts'
import { timeZone } from '@confida/i18n'
import { api } from '@confida/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { currentOf } from '../../problems/reason.ts'

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

/** Lists and details as they are now, whoever has changed them. */
export function useRefreshFeedbacks() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: [listFeedbacks.id] }),
      queryClient.invalidateQueries({ queryKey: [getFeedback.id] }),
    ])
}

interface StateChange {
  /** As they were seen. */
  feedbacks: readonly SeenFeedback[]
  state: FeedbackState
}

/**
 * Puts feedbacks into a state, so many at a time as the server takes. Where somebody else was quicker the lists stay as they
 * are until that is decided.
 * @param onDone also where the screen has been left meanwhile
 */
export function useSetFeedbackState(onDone: () => void) {
  const refresh = useRefreshFeedbacks()
  return useMutation({
    mutationFn: async ({ feedbacks, state }: StateChange) => {
      for (let start = 0; start < feedbacks.length; start += FEEDBACK_PAGE_MAX) {
        const some = feedbacks.slice(start, start + FEEDBACK_PAGE_MAX)
        const ids = some.map(({ id }) => id)
        const ifMatch = some.map(feedbackStateTag).join(', ')
        await api.call(setFeedbackState, { body: { ids, state }, ifMatch })
      }
    },
    onSuccess: () => {
      onDone()
      return refresh()
    },
    onError: (error) => (currentOf(error) ? undefined : refresh()),
  })
}

/** @param onSent also where the screen has been left meanwhile */
export function useSendReply(id: string, onSent: () => void) {
  const refresh = useRefreshFeedbacks()
  return useMutation({
    mutationFn: ({ seen, ...body }: FeedbackReplyDraft & { seen: string }) =>
      api.call(replyToFeedback, {
        params: { id },
        query: { time_zone: timeZone() },
        body,
        ifMatch: seen,
      }),
    onSuccess: onSent,
    onSettled: refresh,
  })
}

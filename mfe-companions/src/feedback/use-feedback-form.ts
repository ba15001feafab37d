import { feedbackDraft } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useKeptDraft, useSession } from '@confida/session'
import { notify } from '@confida/ui'
import { type SyntheticEvent, useState } from 'react'
import { useCreateFeedback } from './api/feedback.mutations.ts'

interface FeedbackText {
  message: string
  rating: number | null
}

/** The feedback being written. A failed sending and a closed dialog leave it as it is. */
export function useFeedbackForm(onSent: () => void) {
  const { t } = useTranslation('companions')
  const user = useSession((session) => session.user)
  const { left, keep, drop } = useKeptDraft<FeedbackText>('feedback')
  const [text, setText] = useState<FeedbackText>(left ?? { message: '', rating: null })
  const { message, rating } = text
  const change = (changes: Partial<FeedbackText>) => {
    setText({ ...text, ...changes })
    keep({ ...text, ...changes })
  }
  const send = useCreateFeedback()

  const draft = feedbackDraft.safeParse({
    message,
    rating,
    user_name: user?.name ?? '',
    user_email: user?.email,
  })

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!draft.success || send.isPending) return
    send.mutate(draft.data, {
      onSuccess: () => {
        drop()
        notify.success(t('notifications.feedback_sent'))
        onSent()
      },
      onError: () => notify.error(t('notifications.feedback_error')),
    })
  }

  return {
    message,
    setMessage: (message: string) => change({ message }),
    rating,
    setRating: (rating: number) => change({ rating }),
    canSend: draft.success && !send.isPending,
    isSending: send.isPending,
    handleSubmit,
  }
}

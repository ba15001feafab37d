import { feedbackDraft } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { notify } from '@confida/ui'
import { type SyntheticEvent, useState } from 'react'
import { useCreateFeedback } from './api/feedback.mutations.ts'

/** The feedback being written. A failed sending leaves it as it is. */
export function useFeedbackForm(onSent: () => void) {
  const { t } = useTranslation('companions')
  const user = useSession((session) => session.user)
  const [message, setMessage] = useState('')
  const [rating, setRating] = useState<number | null>(null)
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
        notify.success(t('notifications.feedback_sent'))
        onSent()
      },
      onError: () => notify.error(t('notifications.feedback_error')),
    })
  }

  return {
    message,
    setMessage,
    rating,
    setRating,
    canSend: draft.success && !send.isPending,
    isSending: send.isPending,
    handleSubmit,
  }
}

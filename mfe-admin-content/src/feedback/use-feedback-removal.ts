import type { Feedback } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { type RemovalQuestion, useNotify } from '@confida/ui/antd'
import { reasonOf } from '../problems/reason.ts'
import { useRemoveFeedback } from './api/feedback.mutations.ts'
import { useAuthorName } from './components/feedback-author.tsx'

/** Asks before a feedback is deleted. */
export function useFeedbackRemoval(feedback: Feedback, onRemoved?: () => void): RemovalQuestion {
  const { t } = useTranslation('adminContent')
  const name = useAuthorName(feedback)
  const remove = useRemoveFeedback(feedback.id)
  const notify = useNotify()
  return {
    title: t('feedback.deleteTitle', { name }),
    description: t('feedback.deleteText'),
    onConfirm: () =>
      remove.mutateAsync().then(
        () => {
          notify.success(t('feedback.deleted'))
          onRemoved?.()
        },
        (error) => notify.error(t('feedback.deleteError'), reasonOf(error)),
      ),
  }
}

import type { Feedback } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, ConfirmDialog, notify, Stack } from '@confida/ui'
import { reasonOf } from '../../problems/reason.ts'
import { useRemoveFeedback } from '../api/feedback.mutations.ts'
import { useAuthorName } from './feedback-author.tsx'

interface RemoveFeedbackDialogProps {
  feedback: Feedback
  onRemoved: () => void
  onClose: () => void
}

/** Asks before a feedback is deleted. */
export function RemoveFeedbackDialog({ feedback, onRemoved, onClose }: RemoveFeedbackDialogProps) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const name = useAuthorName(feedback)
  const remove = useRemoveFeedback(feedback.id)

  const handleConfirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notify.success(t('feedback.deleted'))
        onRemoved()
      },
    })

  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('feedback.deleteTitle', { name })}
      confirmLabel={tc('actions.delete')}
      loading={remove.isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>{t('feedback.deleteText')}</p>
        {remove.error && (
          <Alert tone="danger" title={t('feedback.deleteError')}>
            {reasonOf(remove.error)}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

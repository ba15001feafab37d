import type { Feedback } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, ConfirmModal, useNotify } from '@confida/ui/antd'
import { useState } from 'react'
import { reasonOf } from '../../problems/reason.ts'
import { useRemoveFeedback } from '../api/feedback.mutations.ts'
import { useAuthorName } from './feedback-author.tsx'

interface RemoveFeedbackDialogProps {
  feedback: Feedback
  onRemoved: () => void
  onClosed: () => void
}

/** Asks before a feedback is deleted. */
export function RemoveFeedbackDialog({ feedback, onRemoved, onClosed }: RemoveFeedbackDialogProps) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const name = useAuthorName(feedback)
  const remove = useRemoveFeedback(feedback.id)
  const notify = useNotify()
  const [isOpen, setIsOpen] = useState(true)

  const handleConfirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notify.success(t('feedback.deleted'))
        setIsOpen(false)
        onRemoved()
      },
    })

  return (
    <ConfirmModal
      open={isOpen}
      danger
      title={t('feedback.deleteTitle', { name })}
      okText={tc('actions.delete')}
      isPending={remove.isPending}
      onOk={handleConfirm}
      onCancel={() => setIsOpen(false)}
      afterClose={onClosed}
    >
      <p>{t('feedback.deleteText')}</p>
      {remove.error && (
        <Alert showIcon type="error" title={t('feedback.deleteError')} description={reasonOf(remove.error)} />
      )}
    </ConfirmModal>
  )
}

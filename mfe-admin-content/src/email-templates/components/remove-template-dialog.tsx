import type { EmailTemplateName } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, ConfirmModal, useNotify } from '@confida/ui/antd'
import { useState } from 'react'
import { reasonOf } from '../../problems/reason.ts'
import { useRemoveTemplate } from '../api/email-template.mutations.ts'
import { useTemplateName } from '../use-template-name.ts'

interface RemoveTemplateDialogProps {
  name: EmailTemplateName
  onClosed: () => void
}

/** Asks before a template is deleted. */
export function RemoveTemplateDialog({ name, onClosed }: RemoveTemplateDialogProps) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const nameOf = useTemplateName()
  const remove = useRemoveTemplate(name)
  const notify = useNotify()
  const [isOpen, setIsOpen] = useState(true)

  const handleConfirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notify.success(t('templates.deleted'))
        setIsOpen(false)
      },
    })

  return (
    <ConfirmModal
      open={isOpen}
      danger
      title={t('templates.deleteTitle', { name: nameOf(name) })}
      okText={tc('actions.delete')}
      isPending={remove.isPending}
      onOk={handleConfirm}
      onCancel={() => setIsOpen(false)}
      afterClose={onClosed}
    >
      <p>{t(name === 'password_reset' ? 'templates.deleteResetText' : 'templates.deleteText')}</p>
      {remove.error && (
        <Alert
          showIcon
          type="error"
          title={t('templates.deleteError')}
          description={reasonOf(remove.error)}
        />
      )}
    </ConfirmModal>
  )
}

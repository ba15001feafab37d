import type { EmailTemplateName } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, ConfirmDialog, notify, Stack } from '@confida/ui'
import { reasonOf } from '../../problems/reason.ts'
import { useRemoveTemplate } from '../api/email-template.mutations.ts'
import { useTemplateName } from '../use-template-name.ts'

interface RemoveTemplateDialogProps {
  name: EmailTemplateName
  onClose: () => void
}

/** Asks before a template is deleted. */
export function RemoveTemplateDialog({ name, onClose }: RemoveTemplateDialogProps) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const nameOf = useTemplateName()
  const remove = useRemoveTemplate(name)

  const handleConfirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notify.success(t('templates.deleted'))
        onClose()
      },
    })

  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('templates.deleteTitle', { name: nameOf(name) })}
      confirmLabel={tc('actions.delete')}
      loading={remove.isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>{t(name === 'password_reset' ? 'templates.deleteResetText' : 'templates.deleteText')}</p>
        {remove.error && (
          <Alert tone="danger" title={t('templates.deleteError')}>
            {reasonOf(remove.error)}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

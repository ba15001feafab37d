import { useTranslation } from '@confida/i18n'
import { Button, Dialog } from '@confida/ui'
import { useId } from 'react'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { useSetCustomPassword } from '../api/user.mutations.ts'
import { useUserDisplay } from '../user-display.ts'
import { CustomPasswordForm } from './custom-password-form.tsx'
import { NewPassword } from './new-password.tsx'
import type { UserDialogProps } from './user-dialog.ts'

/** Sets any password that is not blank, and then shows it so that it can be passed on. */
export function CustomPasswordDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const display = useUserDisplay()
  const formId = useId()
  const set = useSetCustomPassword(user.id)
  const { isPending } = set

  return (
    <Dialog
      open
      size="sm"
      title={t('password.title')}
      description={t('password.text', { name: display.name(user) })}
      dismissible={!isPending}
      footer={
        set.isSuccess ? (
          <Button onClick={onClose}>{tc('actions.close')}</Button>
        ) : (
          <DialogButtons
            formId={formId}
            label={t('password.confirm')}
            isPending={isPending}
            onCancel={onClose}
          />
        )
      }
      onClose={onClose}
    >
      {set.isSuccess ? (
        <NewPassword password={set.variables} />
      ) : (
        <CustomPasswordForm id={formId} set={set} />
      )}
    </Dialog>
  )
}

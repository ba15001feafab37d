import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { Alert, Dialog, Stack } from '@confida/ui'
import { useId } from 'react'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { UserFields } from '../form/user-fields.tsx'
import { useEditUser } from './use-edit-user.ts'
import { useUpdateProblem } from './use-update-problem.ts'
import type { UserDialogProps } from './user-dialog.ts'

/** Name, e-mail, phone and birth date of an account. Without a change it just closes. */
export function EditUserDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const formId = useId()
  const { values, errors, change, isBlank, update, handleSubmit } = useEditUser(user, onClose)
  const problemText = useUpdateProblem()
  const isOwn = useSession((state) => state.user?.id) === user.id
  const isOtherAdministrator = user.role === 'admin' && !isOwn

  const footer = (
    <DialogButtons
      formId={formId}
      label={tc('actions.save')}
      disabled={isBlank}
      isPending={update.isPending}
      onCancel={onClose}
    />
  )
  return (
    <Dialog open title={t('edit.title')} dismissible={!update.isPending} footer={footer} onClose={onClose}>
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap={5}>
          {update.isError && <Alert tone="danger">{problemText(update.error)}</Alert>}
          <UserFields
            values={values}
            emailLock={isOtherAdministrator ? t('edit.otherAdministrator') : undefined}
            errors={errors}
            onChange={change}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

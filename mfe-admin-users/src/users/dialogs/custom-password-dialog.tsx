import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { Button, Modal } from '@confida/ui/antd'
import { useId, useState } from 'react'
import { useSetCustomPassword } from '../api/user.mutations.ts'
import { useUserDisplay } from '../user-display.ts'
import { CustomPasswordForm } from './custom-password-form.tsx'
import { NewPassword } from './new-password.tsx'
import type { UserDialogProps } from './user-dialog.ts'

/** Sets any password that is not blank, and then shows it so that it can be passed on. */
export function CustomPasswordDialog({ user, onClosed }: UserDialogProps) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const display = useUserDisplay()
  const formId = useId()
  const set = useSetCustomPassword(user.id)
  const { isPending } = set
  const isOwn = useSession((state) => state.user?.id) === user.id
  const [isOpen, setIsOpen] = useState(true)
  const close = () => setIsOpen(false)

  return (
    <Modal
      open={isOpen}
      width={440}
      title={t('password.title')}
      footer={set.isSuccess ? <Button onClick={close}>{tc('actions.close')}</Button> : undefined}
      okText={t('password.confirm')}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isPending}
      cancelButtonProps={{ disabled: isPending }}
      onCancel={close}
      afterClose={onClosed}
    >
      <p>{isOwn ? t('password.ownText') : t('password.text', { name: display.name(user) })}</p>
      {set.isSuccess ? (
        <NewPassword password={set.variables.new_password} />
      ) : (
        <CustomPasswordForm id={formId} set={set} isOwn={isOwn} />
      )}
    </Modal>
  )
}

import { useTranslation } from '@confida/i18n'
import { Alert, ConfirmModal, useNotify } from '@confida/ui/antd'
import { useState } from 'react'
import { detailsOf } from '../../problems/problem.ts'
import { useToggleStandby } from '../api/user.mutations.ts'
import { EmailLine } from '../components/email-line.tsx'
import { useUserDisplay } from '../user-display.ts'
import type { UserDialogProps } from './user-dialog.ts'

/** Asks before an account is put on standby, or made active again. */
export function StandbyDialog({ user, onClosed }: UserDialogProps) {
  const { t } = useTranslation('adminUsers')
  const notify = useNotify()
  const display = useUserDisplay()
  const toggle = useToggleStandby(user.id)
  const [isOpen, setIsOpen] = useState(true)
  const step = user.is_standby ? 'activate' : 'pause'

  const handleConfirm = () =>
    toggle.mutate(undefined, {
      onSuccess: () => {
        notify.success(t('standby.done'))
        setIsOpen(false)
      },
    })

  return (
    <ConfirmModal
      open={isOpen}
      title={t(`standby.${step}.title`, { name: display.name(user) })}
      okText={t(`standby.${step}.confirm`)}
      isPending={toggle.isPending}
      onOk={handleConfirm}
      onCancel={() => setIsOpen(false)}
      afterClose={onClosed}
    >
      <EmailLine user={user} />
      <p>{t(`standby.${step}.text`)}</p>
      {toggle.isError && (
        <Alert
          showIcon
          type="error"
          title={t('standby.failed')}
          description={detailsOf(toggle.error).detail}
        />
      )}
    </ConfirmModal>
  )
}

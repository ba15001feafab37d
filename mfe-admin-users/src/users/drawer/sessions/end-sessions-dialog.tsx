import { useTranslation } from '@confida/i18n'
import { Alert, ConfirmModal, useNotify } from '@confida/ui/antd'
import { useState } from 'react'
import { detailsOf } from '../../../problems/problem.ts'
import { EmailLine } from '../../components/email-line.tsx'
import type { UserDialogProps } from '../../dialogs/user-dialog.ts'
import { useUserDisplay } from '../../user-display.ts'
import { useEndUserSessions } from './session.queries.ts'

/** Asks before somebody is logged out everywhere. */
export function EndSessionsDialog({ user, onClosed }: UserDialogProps) {
  const { t } = useTranslation('adminUsers')
  const notify = useNotify()
  const display = useUserDisplay()
  const end = useEndUserSessions(user.id)
  const [isOpen, setIsOpen] = useState(true)

  const handleConfirm = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        notify.success(t('drawer.sessions.ended'))
        setIsOpen(false)
      },
    })

  return (
    <ConfirmModal
      open={isOpen}
      title={t('drawer.sessions.question', { name: display.name(user) })}
      okText={t('drawer.sessions.endAll')}
      isPending={end.isPending}
      onOk={handleConfirm}
      onCancel={() => setIsOpen(false)}
      afterClose={onClosed}
    >
      <EmailLine user={user} />
      <p>{t('drawer.sessions.consequence')}</p>
      {end.isError && (
        <Alert
          showIcon
          type="error"
          title={t('drawer.sessions.failed')}
          description={detailsOf(end.error).detail}
        />
      )}
    </ConfirmModal>
  )
}

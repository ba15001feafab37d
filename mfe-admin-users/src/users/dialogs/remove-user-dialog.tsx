import { useTranslation } from '@confida/i18n'
import { ConfirmModal } from '@confida/ui/antd'
import { useState } from 'react'
import { EmailLine } from '../components/email-line.tsx'
import { useUserDisplay } from '../user-display.ts'
import { RemovalPasswordDialog } from './removal-password-dialog.tsx'
import type { UserDialogProps } from './user-dialog.ts'

/** Deleting takes two steps: the question, then the administrator's own password. */
export function RemoveUserDialog({ user, onClosed }: UserDialogProps) {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  const [answer, setAnswer] = useState<'yes' | 'no'>()
  const [isAsked, setIsAsked] = useState(true)
  if (!isAsked) return <RemovalPasswordDialog user={user} onClosed={onClosed} />
  return (
    <ConfirmModal
      open={!answer}
      title={t('delete.title', { name: display.name(user) })}
      okText={t('delete.continue')}
      danger
      onOk={() => setAnswer('yes')}
      onCancel={() => setAnswer('no')}
      // The second dialog opens when the focus is back: it returns it to the same place.
      afterClose={answer === 'yes' ? () => setIsAsked(false) : onClosed}
    >
      <EmailLine user={user} />
      <p>{t('delete.text')}</p>
    </ConfirmModal>
  )
}

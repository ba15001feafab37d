import { useTranslation } from '@confida/i18n'
import { ConfirmDialog } from '@confida/ui'
import { useState } from 'react'
import { useUserDisplay } from '../user-display.ts'
import { RemovalPasswordDialog } from './removal-password-dialog.tsx'
import type { UserDialogProps } from './user-dialog.ts'

/** Deleting takes two steps: the question, then the administrator's own password. */
export function RemoveUserDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  const [isConfirmed, setIsConfirmed] = useState(false)
  if (isConfirmed) return <RemovalPasswordDialog user={user} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('delete.title', { name: display.name(user) })}
      confirmLabel={t('delete.continue')}
      onConfirm={() => setIsConfirmed(true)}
      onClose={onClose}
    >
      <p>{t('delete.text')}</p>
    </ConfirmDialog>
  )
}

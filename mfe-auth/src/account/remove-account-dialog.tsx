import { useTranslation } from '@confida/i18n'
import { ConfirmDialog } from '@confida/ui'
import { useState } from 'react'
import styles from './account.module.css'
import { RemovalPasswordDialog } from './removal-password-dialog.tsx'

const lost = ['companions', 'profile', 'premium'] as const

/** Two steps: what will be lost, then the password. */
export function RemoveAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth')
  const [isSure, setIsSure] = useState(false)
  if (isSure) return <RemovalPasswordDialog onClose={onClose} />
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('account.delete.question')}
      confirmLabel={t('account.delete.continue')}
      onConfirm={() => setIsSure(true)}
      onClose={onClose}
    >
      <p>{t('account.delete.lost')}</p>
      <ul className={styles.lost}>
        {lost.map((what) => (
          <li key={what}>{t(`account.delete.${what}`)}</li>
        ))}
      </ul>
      <p>{t('account.delete.first')}</p>
    </ConfirmDialog>
  )
}

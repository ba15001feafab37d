import { useTranslation } from '@confida/i18n'
import type { ScreenProps } from '@confida/remote-kit'
import { Button, Dialog } from '@confida/ui'
import { Download, HeartPulse, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styles from './account.module.css'
import { AccountSection } from './account-section.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { DownloadDataButton } from './download-data-button.tsx'
import { EmotionSwitch } from './emotion-switch.tsx'

/** What a person decides about the own data: the emotion analysis, the download, the end of the account. */
export function Screen({ onClose }: ScreenProps) {
  const { t } = useTranslation('auth')
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <Dialog open title={t('account.title')} description={t('account.description')} onClose={onClose}>
      <div className={styles.sections}>
        <AccountSection name="emotions" icon={HeartPulse}>
          <EmotionSwitch />
        </AccountSection>
        <AccountSection name="download" icon={Download}>
          <DownloadDataButton />
        </AccountSection>
        <AccountSection name="delete" icon={Trash2} tone="danger">
          <Button variant="danger" onClick={() => setIsDeleting(true)}>
            {t('account.delete.open')}
          </Button>
        </AccountSection>
      </div>
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} />}
    </Dialog>
  )
}

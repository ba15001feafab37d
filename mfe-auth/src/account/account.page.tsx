import { useTranslation } from '@confida/i18n'
import type { ScreenProps } from '@confida/remote-kit'
import { useSession } from '@confida/session'
import { Button, Dialog } from '@confida/ui'
import { Download, HeartPulse, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { EmotionLabels } from '../emotions/emotion-labels.tsx'
import { ProfileSection } from '../profile/profile-section.tsx'
import { SecondFactorSection } from '../second-factors/second-factor-section.tsx'
import { SessionSection } from '../sessions/session-section.tsx'
import styles from './account.module.css'
import { AccountSection } from './account-section.tsx'
import { DownloadDataButton } from './download-data-button.tsx'
import { EmotionSwitch } from './emotion-switch.tsx'
import { RemoveAccountDialog } from './remove-account-dialog.tsx'

/** What users decide about their own data: name and address, emotion analysis, second factors, sessions, download, deletion of the account. */
export function AccountPage({ onClose }: ScreenProps) {
  const { t } = useTranslation('auth')
  // The server refuses it to administrators: somebody has to be left.
  const isAdmin = useSession((state) => state.user?.role === 'admin')
  const [isRemoving, setIsRemoving] = useState(false)
  const texts = (name: 'emotions' | 'download' | 'delete') => ({
    title: t(`account.${name}.title`),
    text: t(`account.${name}.text`),
  })
  return (
    <Dialog open title={t('account.title')} description={t('account.description')} onClose={onClose}>
      <div className={styles.sections}>
        <ProfileSection />
        <AccountSection {...texts('emotions')} icon={HeartPulse}>
          <EmotionSwitch />
          <EmotionLabels />
        </AccountSection>
        <SecondFactorSection />
        <SessionSection />
        <AccountSection {...texts('download')} icon={Download}>
          <DownloadDataButton />
        </AccountSection>
        {!isAdmin && (
          <AccountSection {...texts('delete')} icon={Trash2} tone="danger">
            <Button variant="danger" onClick={() => setIsRemoving(true)}>
              {t('account.delete.open')}
            </Button>
          </AccountSection>
        )}
      </div>
      {isRemoving && <RemoveAccountDialog onClose={() => setIsRemoving(false)} />}
    </Dialog>
  )
}

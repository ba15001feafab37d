import { useTranslation } from '@confida/i18n'
import type { ScreenProps } from '@confida/remote-kit'
import { Button, Dialog } from '@confida/ui'
import { WorkshopIllustration } from '../illustrations/workshop-illustration.tsx'
import styles from './become-partner.module.css'

/** Only says that this is being worked on (specification §1). */
export function BecomePartnerPage({ onClose }: ScreenProps) {
  const { t } = useTranslation('companions')
  return (
    <Dialog
      open
      size="sm"
      title={t('becomePartner.title')}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('becomePartner.action')}
        </Button>
      }
    >
      <div className={styles.notice}>
        <WorkshopIllustration className={styles.illustration} />
        <p className={styles.heading}>{t('becomePartner.heading')}</p>
        <p className={styles.text}>{t('becomePartner.text')}</p>
      </div>
    </Dialog>
  )
}

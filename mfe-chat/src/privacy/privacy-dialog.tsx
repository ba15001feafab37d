import { useTranslation } from '@confida/i18n'
import { Dialog } from '@confida/ui'
import { EmotionConsent } from './emotion-consent.tsx'
import styles from './privacy-dialog.module.css'

const sections = ['program', 'storage', 'emotions', 'help'] as const

/** The privacy notice: what the companion is, what is stored and how it is used. */
export function PrivacyDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation('chat')
  return (
    <Dialog open title={t('privacy.title')} onClose={onClose}>
      <div className={styles.sections}>
        {sections.map((section) => (
          <section key={section}>
            <h3 className={styles.title}>{t(`privacy.${section}.title`)}</h3>
            <p className={styles.text}>{t(`privacy.${section}.text`, { name })}</p>
            {section === 'emotions' && <EmotionConsent />}
          </section>
        ))}
      </div>
    </Dialog>
  )
}

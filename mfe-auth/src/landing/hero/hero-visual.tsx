import { useTranslation } from '@confida/i18n'
import { Heart, Lock } from 'lucide-react'
import { Confidants } from '../../illustrations/confidants.tsx'
import styles from './hero-visual.module.css'
import { PhoneMock } from './phone-mock.tsx'

/** A conversation on a phone, with the two figures of the brand behind it. */
export function HeroVisual() {
  const { t } = useTranslation('auth')
  return (
    <div role="img" aria-label={t('landing.phone.label')} className={styles.stage}>
      <Confidants className={styles.figures} />
      <PhoneMock className={styles.phone} />
      <p className={`${styles.chip} ${styles.first}`}>
        <Heart aria-hidden size={18} />
        {t('landing.phone.remembers')}
      </p>
      <p className={`${styles.chip} ${styles.second}`}>
        <Lock aria-hidden size={18} />
        {t('landing.phone.private')}
      </p>
    </div>
  )
}

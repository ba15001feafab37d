import { useTranslation } from '@confida/i18n'
import { Confidants } from '../illustrations/confidants.tsx'
import styles from './auth.module.css'

/** The brand's half of the screen; only on windows wide enough for two. */
export function AuthAside() {
  const { t } = useTranslation('auth')
  return (
    <aside className={styles.aside} aria-label={t('landing.proof.label')}>
      <Confidants areClose className={styles.figures} />
      <figure>
        <blockquote className={styles.quote}>{t('screen.quote')}</blockquote>
        <figcaption className={styles.quoteBy}>{t('screen.quoteBy')}</figcaption>
      </figure>
    </aside>
  )
}

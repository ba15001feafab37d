import { useTranslation } from '@confida/i18n'
import { Logo } from '@confida/ui'
import { LinkButton } from '../../form/link-button.tsx'
import type { LandingDialogName } from '../dialogs/landing-dialog.types.ts'
import styles from './landing-footer.module.css'
import sectionStyles from './section.module.css'

/** Brand, links and the legal notes. */
export function LandingFooter({ onOpen }: { onOpen: (dialog: LandingDialogName) => void }) {
  const { t } = useTranslation('auth')
  return (
    <footer className={styles.footer}>
      <div className={`${sectionStyles.inner} ${styles.inner}`}>
        <div>
          <Logo size={30} />
          <p className={styles.tagline}>{t('landing.footer.tagline')}</p>
        </div>
        <nav className={styles.links} aria-label={t('landing.footer.links')}>
          <a href="#how">{t('landing.nav.how')}</a>
          <a href="#features">{t('landing.nav.features')}</a>
          <a href="#stories">{t('landing.nav.stories')}</a>
          <a href="#advantages">{t('landing.nav.advantages')}</a>
          <LinkButton onClick={() => onOpen('terms')}>{t('landing.footer.terms')}</LinkButton>
        </nav>
        <p className={styles.disclosure}>{t('landing.footer.disclosure')}</p>
        <p className={styles.rights}>{t('landing.footer.rights', { year: new Date().getFullYear() })}</p>
      </div>
    </footer>
  )
}

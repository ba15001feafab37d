import type { HomepageDraft } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, LanguageMenu, Logo } from '@confida/ui'
import { dialogLoaders } from '../dialogs/dialog-loaders.ts'
import type { LandingDialogName } from '../dialogs/landing-dialog.types.ts'
import styles from './landing-header.module.css'

interface LandingHeaderProps {
  texts: HomepageDraft
  onOpen: (dialog: LandingDialogName) => void
}

/** Hovering or focusing a button prefetches the dialog that it opens. */
const preload = (dialog: LandingDialogName) => {
  const fetch = () => void dialogLoaders[dialog]().catch(() => undefined)
  return { onPointerEnter: fetch, onFocus: fetch }
}

/** Brand, sections, language, and the three ways in. On phones the ways in stay in sight as a second line. */
export function LandingHeader({ texts, onOpen }: LandingHeaderProps) {
  const { t } = useTranslation('auth')
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a href="/" className={styles.brand}>
          <Logo size={34} />
        </a>
        <nav className={styles.nav} aria-label={t('landing.sections')}>
          <a href="#how">{t('landing.nav.how')}</a>
          <a href="#features">{t('landing.nav.features')}</a>
          <a href="#stories">{t('landing.nav.stories')}</a>
          <a href="#advantages">{t('landing.nav.advantages')}</a>
        </nav>
        <div className={styles.language}>
          <LanguageMenu />
        </div>
        <div className={styles.actions}>
          <Button variant="ghost" size="sm" {...preload('contact')} onClick={() => onOpen('contact')}>
            {texts.contact_button_text}
          </Button>
          <Button variant="secondary" size="sm" {...preload('login')} onClick={() => onOpen('login')}>
            {texts.login_button_text}
          </Button>
          <Button size="sm" {...preload('register')} onClick={() => onOpen('register')}>
            {texts.register_button_text}
          </Button>
        </div>
      </div>
    </header>
  )
}

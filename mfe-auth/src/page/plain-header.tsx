import { useTranslation } from '@confida/i18n'
import { LanguageMenu, Logo } from '@confida/ui'
import { Link } from 'react-router-dom'
import styles from './plain-header.module.css'

/** Brand and language above the screens that have no other header. */
export function PlainHeader() {
  const { t } = useTranslation('auth')
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand} aria-label={t('screen.home')}>
        <Logo size={32} />
      </Link>
      <LanguageMenu />
    </header>
  )
}

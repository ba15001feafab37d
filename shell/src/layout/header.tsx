import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { classNames, LanguageMenu, Logo } from '@confida/ui'
import type { MouseEvent } from 'react'
import { AdminTools } from '../admin/admin-tools.tsx'
import { USER_HOME } from '../routing/route-table.ts'
import styles from './header.module.css'
import { ThemeButton } from './theme-button.tsx'
import { UserMenu } from './user-menu.tsx'

/** Brand, language, theme and user menu: the same above every screen. */
export function Header() {
  const { t } = useTranslation('shell')
  const isAdmin = useSession((state) => state.user?.role === 'admin')
  return (
    <header className={classNames(styles.header, isAdmin && styles.ofAdmin)}>
      {/* A full page load on purpose: the brand resets the dashboard (specification §2). */}
      <a className={styles.brand} href={USER_HOME} aria-label={t('header.home')} onClick={resetView}>
        <Logo />
      </a>
      <div className={styles.tools}>
        <LanguageMenu />
        <ThemeButton />
        {isAdmin ? <AdminTools /> : <UserMenu />}
      </div>
    </header>
  )
}

/** Loading the current address again keeps the state of its history entry, and with it the open view. */
function resetView({ ctrlKey, metaKey, shiftKey }: MouseEvent) {
  if (!ctrlKey && !metaKey && !shiftKey) history.replaceState(null, '')
}

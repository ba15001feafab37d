import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { LanguageMenu, Logo } from '@confida/ui'
import type { MouseEvent } from 'react'
import { AdminTools } from '../admin/admin-tools.tsx'
import { USER_HOME } from '../routing/route-table.ts'
import styles from './header.module.css'
import { ThemeButton } from './theme-button.tsx'
import { UserMenu } from './user-menu.tsx'

/** Brand, language, theme and the menu of the person: the same above every screen. */
export function Header() {
  const { t } = useTranslation('shell')
  const isAdmin = useSession((state) => state.user?.role === 'admin')
  return (
    <header className={styles.header}>
      {/* A full page load on purpose: the brand resets the dashboard (specification §2). */}
      <a className={styles.brand} href={USER_HOME} aria-label={t('header.home')} onClick={forgetView}>
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

/** A load of the address that is shown already keeps the state of its history entry, and with it the view in it. */
function forgetView({ ctrlKey, metaKey, shiftKey }: MouseEvent) {
  if (!ctrlKey && !metaKey && !shiftKey) history.replaceState(null, '')
}

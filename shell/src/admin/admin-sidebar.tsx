import { useTranslation } from '@confida/i18n'
import { logout } from '@confida/session'
import { LogOut } from 'lucide-react'
import { AdminPerson } from './admin-person.tsx'
import styles from './admin-sidebar.module.css'
import { NavigationGroup } from './navigation-group.tsx'
import type { AdminEntry } from './use-admin-navigation.ts'

/** The administrator's navigation: a column on wide windows; on narrow ones it moves to the header's menu. */
export function AdminSidebar({ entries }: { entries: AdminEntry[] }) {
  return (
    <aside className={styles.sidebar}>
      <AdminPerson />
      <NavigationList entries={entries} />
    </aside>
  )
}

export function NavigationList({ entries }: { entries: AdminEntry[] }) {
  const { t } = useTranslation('shell')
  return (
    <nav className={styles.list} aria-label={t('admin.navigation')}>
      {entries.map((entry) => (
        <NavigationGroup key={`${entry.remote}.${entry.labelKey}`} entry={entry} />
      ))}
      <button type="button" className={styles.logout} onClick={() => logout('user')}>
        <LogOut aria-hidden size={18} />
        {t('userMenu.logout')}
      </button>
    </nav>
  )
}

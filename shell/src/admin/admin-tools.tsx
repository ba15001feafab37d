import { AdminMenu } from './admin-menu.tsx'
import { HeaderLink } from './header-link.tsx'
import { useAdminNavigation } from './use-admin-navigation.ts'

/** The administrator's part of the header: links of the remotes, and on narrow windows the menu. */
export function AdminTools() {
  const { entries, headerEntries } = useAdminNavigation()
  return (
    <>
      {headerEntries.map((entry) => (
        <HeaderLink key={entry.labelKey} entry={entry} />
      ))}
      <AdminMenu entries={entries} />
    </>
  )
}

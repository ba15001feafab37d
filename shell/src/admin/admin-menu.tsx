import { useTranslation } from '@confida/i18n'
import { Button, Dialog, IconButton } from '@confida/ui'
import { Menu as MenuIcon, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styles from './admin-menu.module.css'
import { AdminPerson } from './admin-person.tsx'
import { NavigationList } from './admin-sidebar.tsx'
import type { AdminEntry } from './use-admin-navigation.ts'

interface AdminMenuProps {
  entries: AdminEntry[]
  /** Opens the palette, for which the header of a phone has no room. */
  onSearch: () => void
}

/** The administrator's navigation on narrow windows; choosing an entry closes it. */
export function AdminMenu({ entries, onSearch }: AdminMenuProps) {
  const { t } = useTranslation('shell')
  const [isOpen, setIsOpen] = useState(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every choice closes the menu, that of the open view too
  useEffect(() => setIsOpen(false), [key])
  const handleSearch = () => {
    setIsOpen(false)
    onSearch()
  }
  return (
    <div className={styles.menu}>
      <IconButton
        label={t('admin.openNavigation')}
        icon={<MenuIcon aria-hidden />}
        onClick={() => setIsOpen(true)}
      />
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('admin.navigation')}>
        <AdminPerson />
        <Button
          variant="secondary"
          size="sm"
          className={styles.search}
          icon={<Search aria-hidden size={18} />}
          onClick={handleSearch}
        >
          {t('palette.open')}
        </Button>
        <NavigationList entries={entries} />
      </Dialog>
    </div>
  )
}

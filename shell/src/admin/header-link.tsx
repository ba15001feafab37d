import { Link } from 'react-router-dom'
import styles from './header-link.module.css'
import type { AdminEntry } from './use-admin-navigation.ts'
import { useLabel } from './use-label.ts'
import { useView, viewAddress } from './use-view.ts'

/** A view that opens from an icon in the header. */
export function HeaderLink({ entry }: { entry: AdminEntry }) {
  const view = useView()
  const label = useLabel(entry)(entry.labelKey)
  const Icon = entry.icon
  return (
    <Link
      className={styles.link}
      to={viewAddress(entry.view ?? '')}
      title={label}
      aria-label={label}
      aria-current={view === entry.view ? 'page' : undefined}
    >
      <Icon size={20} />
    </Link>
  )
}

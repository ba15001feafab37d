import type { NavigationEntry } from '@confida/remote-kit'
import { Badge } from '@confida/ui'
import { Link } from 'react-router-dom'
import styles from './navigation.module.css'
import { type Labelled, useLabel } from './use-label.ts'
import { useView, viewAddress } from './use-view.ts'

const noBadge = () => 0

interface NavigationLinkProps {
  entry: Pick<NavigationEntry, 'view' | 'labelKey' | 'icon' | 'useBadge' | 'within'>
  /** Whose texts its label is in. */
  labelled: Labelled
}

/** Marks the entry whose view is open, or from which the open view was reached. */
function ariaCurrentOf({ view, within }: NavigationLinkProps['entry'], openView: string) {
  if (view === openView) return 'page'
  return within?.some((each) => each.view === openView) ? 'true' : undefined
}

/** The link to a view, with the badge count that its remote provides. */
export function NavigationLink({ entry, labelled }: NavigationLinkProps) {
  const view = useView()
  const label = useLabel(labelled)
  const useBadge = entry.useBadge ?? noBadge
  const count = useBadge()
  const Icon = entry.icon
  return (
    <Link
      className={styles.link}
      to={viewAddress(entry.view ?? '')}
      aria-current={ariaCurrentOf(entry, view)}
    >
      <Icon size={18} />
      <span className={styles.label}>{label(entry.labelKey)}</span>
      <Badge count={count} />
    </Link>
  )
}

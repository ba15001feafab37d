import styles from './navigation.module.css'
import { NavigationLink } from './navigation-link.tsx'
import type { AdminEntry } from './use-admin-navigation.ts'
import { useLabel } from './use-label.ts'

/** One entry, or a heading with the entries below it. */
export function NavigationGroup({ entry }: { entry: AdminEntry }) {
  const label = useLabel(entry)
  if (!entry.children) return <NavigationLink entry={entry} labelled={entry} />
  const Icon = entry.icon
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>
        <Icon size={16} />
        {label(entry.labelKey)}
      </legend>
      {entry.children.map((child) => (
        <NavigationLink key={child.labelKey} entry={child} labelled={entry} />
      ))}
    </fieldset>
  )
}

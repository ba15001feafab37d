import type { LucideIcon } from 'lucide-react'
import styles from './entry-kind.module.css'

interface EntryKindProps {
  icon: LucideIcon
  children: string
}

/** What kind of entry it is: the words and their sign. */
export const EntryKind = ({ icon: Icon, children }: EntryKindProps) => (
  <>
    <Icon aria-hidden size={16} className={styles.icon} />
    <span>{children}</span>
  </>
)

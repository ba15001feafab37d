import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './state.module.css'

export interface EmptyStateProps {
  /** An illustration or an icon; an icon gets a soft disc. */
  illustration?: ReactNode
  title: ReactNode
  /** `h1` where it stands for a whole page; `h2` by default. */
  heading?: 'h1' | 'h2'
  children?: ReactNode
  /** A button that leads on. */
  action?: ReactNode
  className?: string
}

/** What stands where a list has nothing to show. */
export function EmptyState({
  illustration,
  title,
  heading: Heading = 'h2',
  children,
  action,
  className,
}: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, className)}>
      {illustration && <div className={styles.disc}>{illustration}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

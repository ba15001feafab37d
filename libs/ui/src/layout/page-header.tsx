import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './page-header.module.css'

export interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  /** Above the title: a link back. */
  back?: ReactNode
  /** At the end: buttons. */
  actions?: ReactNode
  className?: string
}

/** A page's `h1` with what belongs to it. */
export function PageHeader({ title, description, back, actions, className }: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, className)}>
      <div className={styles.words}>
        {back && <div className={styles.back}>{back}</div>}
        <h1 className={styles.title}>{title}</h1>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

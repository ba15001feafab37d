import { type ReactNode, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { useFocusHandover } from '../focus/use-focus-handover.ts'
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

/** A page's `h1` with what belongs to it. The focus goes there that what had it has taken along. */
export function PageHeader({ title, description, back, actions, className }: PageHeaderProps) {
  const header = useRef<HTMLElement>(null)
  useFocusHandover(header)
  return (
    <header ref={header} className={classNames(styles.header, className)}>
      <div className={styles.words}>
        {back && <div className={styles.back}>{back}</div>}
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

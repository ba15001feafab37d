import { classNames } from '@confida/ui'
import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

interface SectionProps {
  /** The anchor that the header's links lead to. */
  id?: string
  title: ReactNode
  lead?: ReactNode
  centred?: boolean
  /** On wide windows the heading stands beside its content and stays in place while that scrolls. */
  isSplit?: boolean
  className?: string
  children: ReactNode
}

/** One chapter of the landing page with its heading. */
export function Section({ id, title, lead, centred, isSplit, className, children }: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={classNames(styles.section, className)}>
      <div className={classNames(styles.inner, isSplit && styles.split)}>
        <div className={classNames(styles.heading, centred && styles.centred)}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}

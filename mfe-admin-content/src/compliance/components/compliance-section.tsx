import { type ReactNode, useId } from 'react'
import styles from './compliance-section.module.css'

interface ComplianceSectionProps {
  title: string
  description: string
  /** Buttons at the end of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A part of the screen with its title. */
export function ComplianceSection({ title, description, actions, children }: ComplianceSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          <p className={styles.description}>{description}</p>
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}

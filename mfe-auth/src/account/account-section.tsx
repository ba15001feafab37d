import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './account.module.css'

interface AccountSectionProps {
  title: string
  text: string
  icon: LucideIcon
  tone?: 'danger'
  children: ReactNode
}

/** One choice of the dialog: what it is about, in a sentence, and the control. */
export function AccountSection({ title, text, icon: Icon, tone, children }: AccountSectionProps) {
  return (
    <section className={styles.section} data-tone={tone}>
      <span className={styles.disc}>
        <Icon aria-hidden size={20} />
      </span>
      <div className={styles.content}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <div className={styles.control}>{children}</div>
      </div>
    </section>
  )
}

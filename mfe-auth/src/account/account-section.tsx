import { useTranslation } from '@confida/i18n'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './account.module.css'

interface AccountSectionProps {
  /** The key of its texts. */
  name: 'emotions' | 'download' | 'delete'
  icon: LucideIcon
  tone?: 'danger'
  children: ReactNode
}

/** One choice of the dialog: what it is about, in a sentence, and the control. */
export function AccountSection({ name, icon: Icon, tone, children }: AccountSectionProps) {
  const { t } = useTranslation('auth')
  return (
    <section className={styles.section} data-tone={tone}>
      <span className={styles.disc}>
        <Icon aria-hidden size={20} />
      </span>
      <div className={styles.content}>
        <h3 className={styles.title}>{t(`account.${name}.title`)}</h3>
        <p className={styles.text}>{t(`account.${name}.text`)}</p>
        <div className={styles.control}>{children}</div>
      </div>
    </section>
  )
}

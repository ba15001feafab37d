import { useTranslation } from '@confida/i18n'
import { Bot } from 'lucide-react'
import styles from './disclosure-line.module.css'

/** Says what the partner is, so that nobody takes it for a person. */
export function DisclosureLine({ name }: { name: string }) {
  const { t } = useTranslation('chat')
  return (
    <p className={styles.line}>
      <Bot aria-hidden size={16} className={styles.icon} />
      <span>{t('disclosure.text', { name })}</span>
    </p>
  )
}

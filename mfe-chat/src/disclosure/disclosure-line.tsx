import { useTranslation } from '@confida/i18n'
import { Bot } from 'lucide-react'
import styles from './disclosure-line.module.css'

interface DisclosureLineProps {
  name: string
  onMore: () => void
}

/** Discloses that the companion is a program and links to what happens with the messages. */
export function DisclosureLine({ name, onMore }: DisclosureLineProps) {
  const { t } = useTranslation('chat')
  return (
    <p className={styles.line}>
      <Bot aria-hidden size={16} className={styles.icon} />
      <span>
        {t('disclosure.text', { name })}{' '}
        <button type="button" className={styles.more} onClick={onMore}>
          {t('disclosure.more')}
        </button>
      </span>
    </p>
  )
}

import { useTranslation } from '@confida/i18n'
import { ShieldAlert } from 'lucide-react'
import styles from './replaced-note.module.css'

/** Says under a reply that one of its sentences was not shown. */
export function ReplacedNote() {
  const { t } = useTranslation('chat')
  return (
    <p className={styles.note}>
      <ShieldAlert aria-hidden size={14} />
      {t('messages.replaced')}
    </p>
  )
}

import type { Memory } from '@confida/contracts'
import { formatDate, useTranslation } from '@confida/i18n'
import styles from './memories.module.css'

interface MemorySourceProps {
  memory: Memory
  onShow: (messageId: string) => void
}

/** The source of a memory: a quote with a link to its message, or the day on which it was learnt. */
export function MemorySource({ memory, onShow }: MemorySourceProps) {
  const { t } = useTranslation('chat')
  const { message_id: messageId, message: words } = memory
  return (
    <p className={styles.source}>
      {words ? (
        <span dir="auto" className={styles.quote}>
          {t('memories.from', { text: words })}
        </span>
      ) : (
        t('memories.since', { date: formatDate(memory.created_at) })
      )}
      {messageId && (
        <button type="button" className={styles.show} onClick={() => onShow(messageId)}>
          {t('memories.show')}
        </button>
      )}
    </p>
  )
}

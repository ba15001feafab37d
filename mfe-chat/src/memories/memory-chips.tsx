import { useTranslation } from '@confida/i18n'
import { Brain } from 'lucide-react'
import { useUsedMemories } from './memory.queries.ts'
import styles from './memory-chips.module.css'

interface MemoryChipsProps {
  /** Of the facts that a reply used; what is forgotten meanwhile shows nothing. */
  ids: string[]
  companionId: string
  onOpen: (memoryId: string) => void
}

/** What a reply used of what is remembered; each opens the panel at that fact. */
export function MemoryChips({ ids, companionId, onOpen }: MemoryChipsProps) {
  const { t } = useTranslation('chat')
  const memories = useUsedMemories(companionId, ids)
  if (memories.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('memories.used')}>
      {memories.map(({ id, text }) => (
        <li key={id} className={styles.place}>
          <button type="button" className={styles.chip} title={text} onClick={() => onOpen(id)}>
            <Brain aria-hidden size={12} className={styles.icon} />
            <bdi className={styles.text}>{text}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}

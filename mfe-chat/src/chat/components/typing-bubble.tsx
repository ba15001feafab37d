import { useTranslation } from '@confida/i18n'
import { Avatar, VisuallyHidden } from '@confida/ui'
import { Hourglass } from 'lucide-react'
import styles from './typing-bubble.module.css'

interface TypingBubbleProps {
  name: string
  avatar: string
  /** In the queue, while the message waits there. */
  place?: number
}

/** Bouncing dots where the reply will appear; while it waits in the queue a note, which nobody takes for the reply. */
export function TypingBubble({ name, avatar, place }: TypingBubbleProps) {
  const { t } = useTranslation('chat')
  if (place) {
    return (
      <p className={styles.waiting} data-testid="typing">
        <Hourglass aria-hidden size={16} />
        {t('messages.queued', { place })}
      </p>
    )
  }
  return (
    <div className={styles.row} data-testid="typing">
      <Avatar name={name} src={avatar} size={30} />
      <div className={styles.bubble}>
        <VisuallyHidden>{t('messages.typing', { name })}</VisuallyHidden>
        <span aria-hidden className={styles.dot} />
        <span aria-hidden className={styles.dot} />
        <span aria-hidden className={styles.dot} />
      </div>
    </div>
  )
}

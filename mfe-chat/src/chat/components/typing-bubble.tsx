import { useTranslation } from '@confida/i18n'
import { Avatar, VisuallyHidden } from '@confida/ui'
import styles from './typing-bubble.module.css'

interface TypingBubbleProps {
  name: string
  avatar: string
  /** In the queue, while the message waits there. */
  place?: number
}

/** Bouncing dots where the reply will appear, or what it waits for. */
export function TypingBubble({ name, avatar, place }: TypingBubbleProps) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles.row} data-testid="typing">
      <Avatar name={name} src={avatar} size={30} />
      {place ? (
        <p className={styles.waiting}>{t('messages.queued', { place })}</p>
      ) : (
        <div className={styles.bubble}>
          <VisuallyHidden>{t('messages.typing', { name })}</VisuallyHidden>
          <span aria-hidden className={styles.dot} />
          <span aria-hidden className={styles.dot} />
          <span aria-hidden className={styles.dot} />
        </div>
      )}
    </div>
  )
}

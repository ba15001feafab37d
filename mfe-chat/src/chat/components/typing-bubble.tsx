import { useTranslation } from '@confida/i18n'
import { Avatar, VisuallyHidden } from '@confida/ui'
import styles from './typing-bubble.module.css'

/** Bouncing dots where the reply will appear. */
export function TypingBubble({ name, avatar }: { name: string; avatar: string }) {
  const { t } = useTranslation('chat')
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

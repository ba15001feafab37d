import { type Companion, pictureOf } from '@confida/contracts'
import { directionOfText, formatDate, formatTime, parseTime, useTranslation } from '@confida/i18n'
import { Avatar, classNames } from '@confida/ui'
import { Link } from 'react-router-dom'
import { useStore } from 'zustand'
import { useConversation } from '../conversation/conversation-registry.ts'
import styles from './companion-list-pane.module.css'
import { UnreadBadge } from './unread-badge.tsx'
import { useLastMessage } from './use-last-message.ts'

/** `14:05` today, else the date. */
function formatTimestamp(timestamp: string): string {
  const isToday = parseTime(timestamp)?.toDateString() === new Date().toDateString()
  return isToday ? formatTime(timestamp) : formatDate(timestamp)
}

/** One companion of the list, with the last message. */
export function CompanionLink({ companion, isOpen }: { companion: Companion; isOpen: boolean }) {
  const { t } = useTranslation('chat')
  const { store } = useConversation(companion.id)
  const isTyping = useStore(store, ({ pending }) => pending?.isTyping ?? false)
  const last = useLastMessage(companion.id, isOpen)
  const preview = last && (last.role === 'user' ? t('companions.mine', { text: last.content }) : last.content)
  const text = isTyping
    ? t('companions.typing')
    : (preview ?? (isOpen ? t('companions.open') : t('companions.none')))
  return (
    <Link
      to={`/text-chat/${companion.id}`}
      className={classNames(styles.link, isOpen && styles.open)}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Avatar name={companion.name} src={pictureOf(companion)} size={46} />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name} dir="auto">
            {companion.name}
          </span>
          {last && <time className={styles.time}>{formatTimestamp(last.timestamp)}</time>}
        </span>
        <span className={styles.line}>
          <span className={classNames(styles.preview, isTyping && styles.typing)} dir={directionOfText(text)}>
            {text}
          </span>
          <UnreadBadge companionId={companion.id} />
        </span>
      </span>
    </Link>
  )
}

import { type Companion, pictureOf } from '@confida/contracts'
import { directionOfText, formatTime, useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { Avatar, classNames } from '@confida/ui'
import type { MessageRow } from '../../conversation/timeline.ts'
import { MemoryChips } from '../../memories/memory-chips.tsx'
import { loadSpeech } from '../../speech/speech-parts.ts'
import type { ChatPanel } from '../chat-panel.ts'
import { useSwipe } from '../use-swipe.ts'
import { useVersions } from '../use-versions.ts'
import { DaySeparator } from './day-separator.tsx'
import { HighlightedText } from './highlighted-text.tsx'
import { IncompleteNote } from './incomplete-note.tsx'
import { MessageActions } from './message-actions.tsx'
import styles from './message-item.module.css'
import { QueuedNote } from './queued-note.tsx'
import { ReplacedNote } from './replaced-note.tsx'
import { VersionSwitch } from './version-switch.tsx'

interface MessageItemProps {
  row: MessageRow
  companion: Companion
  /** Search words to highlight. */
  query?: string
  /** Highlights this message for a moment. */
  isShown: boolean
  onPanel: (panel: ChatPanel) => void
}

/** Its actions come into view; without what speaks they lack one, until it is reached for again. */
const reachForSpeech = () => void loadSpeech().catch(() => undefined)

/** One bubble with its sender and time. */
export function MessageItem({ row, companion, query, isShown, onPanel }: MessageItemProps) {
  const { t } = useTranslation('chat')
  const ownName = useSession((state) => state.user?.name)
  const { message, isFirst, isLast, state, day } = row
  const isMine = message.role === 'user'
  const versions = useVersions(message, companion.id)
  const swipe = useSwipe(versions?.step)
  const sender = isMine ? (ownName ?? t('messages.you')) : companion.name

  return (
    <>
      {day && <DaySeparator day={day} />}
      <article
        data-message={message.role}
        {...swipe}
        onPointerEnter={reachForSpeech}
        onFocus={reachForSpeech}
        className={classNames(
          styles.item,
          isMine ? styles.mine : styles.theirs,
          isFirst && styles.first,
          isLast && styles.last,
          state === 'sending' && styles.sending,
          isShown && styles.shown,
          versions && styles.versioned,
        )}
      >
        {!isMine && (
          <span className={styles.face}>
            {isLast && <Avatar name={companion.name} src={pictureOf(companion)} size={30} />}
          </span>
        )}
        <div className={styles.bubble} tabIndex={-1}>
          <p className={classNames(styles.sender, !isFirst && 'cf-hidden')}>
            <bdi>{sender}</bdi>
          </p>
          <p className={styles.text} dir={directionOfText(message.content)}>
            <HighlightedText text={message.content} query={query} />
            {state === 'coming' && <span aria-hidden className={styles.caret} />}
          </p>
          {message.incomplete && state === 'kept' && <IncompleteNote row={row} companionId={companion.id} />}
          {message.replaced && state === 'kept' && <ReplacedNote />}
          {state === 'queued' && <QueuedNote message={message} companionId={companion.id} />}
          <div className={styles.foot}>
            {versions && state === 'kept' && <VersionSwitch versions={versions} />}
            <time className={styles.time} dateTime={message.timestamp}>
              {formatTime(message.timestamp)}
            </time>
          </div>
        </div>
        {state === 'kept' && <MessageActions row={row} companionId={companion.id} />}
      </article>
      {message.memories_used && (
        <MemoryChips
          ids={message.memories_used}
          companionId={companion.id}
          onOpen={(memoryId) => onPanel({ memoryId })}
        />
      )}
    </>
  )
}

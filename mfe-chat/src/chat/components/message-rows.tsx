import type { Companion } from '@confida/contracts'
import type { Row } from '../../conversation/timeline.ts'
import type { SearchMatch } from '../../search/use-search.ts'
import type { ChatPanel } from '../chat-panel.ts'
import type { MessageScroll } from '../use-message-scroll.ts'
import styles from './message-list.module.css'
import { TimelineRow } from './timeline-row.tsx'

interface MessageRowsProps {
  rows: Row[]
  scroll: Pick<MessageScroll, 'virtualizer' | 'shownId'>
  companion: Companion
  match: SearchMatch | null
  onPanel: (panel: ChatPanel) => void
}

const hasMessageId = (row: Row, id: string | null | undefined) =>
  row.kind === 'message' && row.message.id === id

/** The rows in view or near it. */
export function MessageRows({ rows, scroll, companion, match, onPanel }: MessageRowsProps) {
  const { virtualizer, shownId } = scroll
  return (
    <div ref={virtualizer.containerRef} className={styles.space}>
      {virtualizer.getVirtualItems().map((item) => {
        const row = rows[item.index]
        if (!row) return null
        return (
          <div key={item.key} ref={virtualizer.measureElement} data-index={item.index} className={styles.row}>
            <TimelineRow
              row={row}
              onPanel={onPanel}
              companion={companion}
              query={match?.query}
              isShown={hasMessageId(row, shownId) || hasMessageId(row, match?.id)}
            />
          </div>
        )
      })}
    </div>
  )
}

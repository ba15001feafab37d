import type { Companion } from '@confida/contracts'
import type { Row } from '../../conversation/timeline.ts'
import type { Found } from '../../search/use-search.ts'
import type { MessageScroll } from '../use-message-scroll.ts'
import type { ChatPanel } from './conversation-pane.tsx'
import styles from './message-list.module.css'
import { TimelineRow } from './timeline-row.tsx'

interface MessageRowsProps {
  rows: Row[]
  scroll: Pick<MessageScroll, 'virtualizer' | 'shownId'>
  companion: Companion
  found: Found | null
  onPanel: (panel: ChatPanel) => void
}

const isRowOf = (row: Row, id: string | null | undefined) => row.kind === 'message' && row.message.id === id

/** The rows that are in sight or near it. */
export function MessageRows({ rows, scroll, companion, found, onPanel }: MessageRowsProps) {
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
              query={found?.query}
              isShown={isRowOf(row, shownId) || isRowOf(row, found?.id)}
            />
          </div>
        )
      })}
    </div>
  )
}

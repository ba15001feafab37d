import type { TimelineEntry, User } from '@confida/contracts'
import { formatTime } from '@confida/i18n'
import { Link } from 'react-router-dom'
import { TimelineDetail } from './timeline-detail.tsx'
import styles from './timeline-event.module.css'
import { timelineLink } from './timeline-link.ts'
import { useTimelineTitle } from './use-timeline-title.ts'

/** One thing that happened: what, when, and what is worth knowing of it; its title leads to the screen that has more. */
export function TimelineEvent({ entry, user }: { entry: TimelineEntry; user: User }) {
  const title = useTimelineTitle()(entry)
  const link = timelineLink(entry, user)
  return (
    <div className={styles.event}>
      <span className={styles.title}>
        {link ? (
          <Link to={link}>
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <bdi>{title}</bdi>
        )}
      </span>
      <time className={styles.time} dateTime={entry.created_at}>
        <bdi>{formatTime(entry.created_at)}</bdi>
      </time>
      <TimelineDetail entry={entry} />
    </div>
  )
}

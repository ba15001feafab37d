import type { Area, TimelineEntry, TimelineKind, User } from '@confida/contracts'
import { formatTime } from '@confida/i18n'
import { Link } from 'react-router-dom'
import { useCanEnter } from '../../../access/use-can-enter.ts'
import { TimelineDetail } from './timeline-detail.tsx'
import styles from './timeline-event.module.css'
import { timelineLink } from './timeline-link.ts'
import { useTimelineTitle } from './use-timeline-title.ts'

/** Where the screen is that tells more. */
const moreIn: Record<TimelineKind, Area> = {
  registration: 'people',
  login: 'system',
  payment: 'payments',
  mail: 'people',
  feedback: 'people',
  change: 'system',
}

/** One thing that happened: what, when, and what is worth knowing of it; its title leads to the screen that has more. */
export function TimelineEvent({ entry, user }: { entry: TimelineEntry; user: User }) {
  const title = useTimelineTitle()(entry)
  const hasMore = useCanEnter(moreIn[entry.kind])
  const link = hasMore ? timelineLink(entry, user) : undefined
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

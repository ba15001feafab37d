import type { TimelineEntry, TimelineKind, User } from '@confida/contracts'
import { Timeline } from '@confida/ui/antd'
import {
  CreditCard,
  LogIn,
  type LucideIcon,
  Mail,
  MessageSquareText,
  PencilLine,
  UserPlus,
} from 'lucide-react'
import { groupByDay } from './group-by-day.ts'
import styles from './timeline-days.module.css'
import { TimelineEvent } from './timeline-event.tsx'

const icons: Record<TimelineKind, LucideIcon> = {
  registration: UserPlus,
  login: LogIn,
  payment: CreditCard,
  mail: Mail,
  feedback: MessageSquareText,
  change: PencilLine,
}

interface TimelineDaysProps {
  entries: TimelineEntry[]
  user: User
  /** Those of another filter, while these are fetched. */
  isStale: boolean
}

/** The entries below the day on which they happened. */
export const TimelineDays = ({ entries, user, isStale }: TimelineDaysProps) => (
  <div aria-busy={isStale || undefined}>
    {groupByDay(entries).map(({ title, entries: ofDay }) => (
      <section key={title} aria-label={title}>
        <h2 className={styles.day}>
          <bdi>{title}</bdi>
        </h2>
        <Timeline
          items={ofDay.map((entry) => {
            const Icon = icons[entry.kind]
            return {
              key: entry.id,
              icon: <Icon aria-hidden size={16} className={styles.icon} />,
              content: <TimelineEvent entry={entry} user={user} />,
            }
          })}
        />
      </section>
    ))}
  </div>
)

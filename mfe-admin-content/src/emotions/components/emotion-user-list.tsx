import type { UserEmotion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, EmptyList, TableCard } from '@confida/ui/antd'
import { CalendarDays, Users } from 'lucide-react'
import { useId } from 'react'
import type { To } from 'react-router-dom'
import { ListSkeleton } from '../../layout/list-skeleton.tsx'
import { MoreButton } from '../../paging/more-button.tsx'
import type { useEmotionStatistics } from '../api/emotion.queries.ts'
import { type EmotionFilters, isIncomplete, sortOf } from '../emotion-filters.ts'
import { EmotionUser } from './emotion-user.tsx'
import styles from './emotion-user-list.module.css'
import { PrimaryEmotionFilter } from './primary-emotion-filter.tsx'
import { UserSort } from './user-sort.tsx'

interface EmotionUserListProps {
  filters: EmotionFilters
  query: ReturnType<typeof useEmotionStatistics>
  users: UserEmotion[]
  linkTo: (userId: string) => To
  onFilter: (filters: EmotionFilters) => void
}

/** The users whose messages were analysed, and what stands there while or when there are none. */
export function EmotionUserList(props: EmotionUserListProps) {
  const { t } = useTranslation('adminContent')
  const id = useId()
  return (
    <section aria-labelledby={id} aria-busy={props.query.isFetching || undefined}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('emotions.users')}
        </h2>
        {/* They change nothing above. */}
        <div className={styles.filters}>
          <PrimaryEmotionFilter
            value={props.filters.emotion}
            onChange={(emotion) => props.onFilter({ ...props.filters, emotion })}
          />
          <UserSort
            value={sortOf(props.filters)}
            onChange={(sort) => props.onFilter({ ...props.filters, sort })}
          />
        </div>
      </div>
      <EmotionUsers {...props} />
    </section>
  )
}

function EmotionUsers({ filters, query, users, linkTo, onFilter }: EmotionUserListProps) {
  const { t } = useTranslation('adminContent')
  if (isIncomplete(filters)) {
    return <EmptyList icon={CalendarDays} title={t('filters.chooseDates')} />
  }
  if (query.isPending) return <ListSkeleton rows={1} />
  // The users of the last response stay visible while the next one loads, except those whom the filter excludes.
  const shown = users.filter(({ primary_emotion }) => !filters.emotion || primary_emotion === filters.emotion)
  if (shown.length === 0) {
    const isFiltered = filters.period !== 'all' || filters.emotion
    return (
      <EmptyList icon={Users} title={t(isFiltered ? 'emotions.noMatch' : 'emotions.empty')}>
        {isFiltered && (
          <Button onClick={() => onFilter({ period: 'all', sort: filters.sort })}>
            {t('filters.clear')}
          </Button>
        )}
      </EmptyList>
    )
  }
  return (
    <>
      <TableCard>
        <ul className={styles.list}>
          {shown.map((user) => (
            <EmotionUser key={user.user_id} user={user} emotion={filters.emotion} to={linkTo(user.user_id)} />
          ))}
        </ul>
      </TableCard>
      <MoreButton query={query} label={t('emotions.more')} />
    </>
  )
}

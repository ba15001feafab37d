import type { Feedback } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { EmptyList, LoadFailure } from '@confida/ui/antd'
import { CalendarDays } from 'lucide-react'
import { ListSkeleton } from '../../layout/list-skeleton.tsx'
import { MoreButton } from '../../paging/more-button.tsx'
import type { useFeedbacks } from '../api/feedback.queries.ts'
import { isIncomplete } from '../feedback-filters.ts'
import type { useFeedbackFilters } from '../use-feedback-filters.ts'
import { FeedbackItem } from './feedback-item.tsx'
import styles from './feedback-list.module.css'
import { NoFeedback } from './no-feedback.tsx'

interface FeedbackListProps {
  list: ReturnType<typeof useFeedbackFilters>
  query: ReturnType<typeof useFeedbacks>
  feedbacks: Feedback[]
}

/** The feedback that passes the filters, and what stands there while or when there is none. */
export function FeedbackList({ list, query, feedbacks }: FeedbackListProps) {
  const { t } = useTranslation('adminContent')
  if (isIncomplete(list.filters)) {
    return <EmptyList icon={CalendarDays} title={t('filters.chooseDates')} />
  }
  if (query.isPending) return <ListSkeleton rows={2} />
  if (!query.data) {
    return (
      <LoadFailure
        title={t('feedback.loadError')}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (feedbacks.length === 0) {
    if (query.isPlaceholderData) return <ListSkeleton rows={2} />
    return <NoFeedback filters={list.filters} onClear={() => list.set({ period: 'all' })} />
  }
  return (
    <>
      <ul className={styles.list} aria-busy={query.isPlaceholderData || undefined}>
        {feedbacks.map((feedback) => (
          <FeedbackItem key={feedback.id} feedback={feedback} to={list.addressOf(feedback.id)} />
        ))}
      </ul>
      <MoreButton query={query} label={t('feedback.more')} />
    </>
  )
}

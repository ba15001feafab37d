import type { Feedback } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Card, EmptyList, LoadFailure } from '@confida/ui/antd'
import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { ListSkeleton } from '../../layout/list-skeleton.tsx'
import { MoreButton } from '../../paging/more-button.tsx'
import type { useFeedbacks } from '../api/feedback.queries.ts'
import { isIncomplete } from '../feedback-filters.ts'
import type { useFeedbackFilters } from '../use-feedback-filters.ts'
import { useListKeys } from '../use-list-keys.ts'
import { FeedbackItem } from './feedback-item.tsx'
import styles from './feedback-list.module.css'
import { NoFeedback } from './no-feedback.tsx'
import { SelectionBar } from './selection-bar.tsx'

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
    return <NoFeedback filters={list.filters} onClear={list.clear} />
  }
  return <FeedbackRows list={list} query={query} feedbacks={feedbacks} />
}

/** The rows, and which of them are chosen: what is out of sight is not changed by accident. */
function FeedbackRows({ list, query, feedbacks }: FeedbackListProps) {
  const { t } = useTranslation('adminContent')
  const [marked, setMarked] = useState<readonly string[]>([])
  const rows = useRef<HTMLUListElement>(null)
  useListKeys(rows)
  const chosen = feedbacks.map(({ id }) => id).filter((id) => marked.includes(id))
  const choose = (id: string, isChosen: boolean) =>
    setMarked(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
  return (
    <>
      <Card styles={{ body: { padding: 0, overflow: 'hidden' } }}>
        <SelectionBar feedbacks={feedbacks} chosen={chosen} onChoose={setMarked} />
        <ul ref={rows} className={styles.list} aria-busy={query.isPlaceholderData || undefined}>
          {feedbacks.map((feedback) => (
            <FeedbackItem
              key={feedback.id}
              feedback={feedback}
              to={list.addressOf(feedback.id)}
              isOpen={feedback.id === list.openId}
              isChosen={chosen.includes(feedback.id)}
              onChoose={(isChosen) => choose(feedback.id, isChosen)}
            />
          ))}
        </ul>
      </Card>
      <MoreButton query={query} label={t('feedback.more')} />
    </>
  )
}

import type { Feedback } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { useEffect, useState } from 'react'
import { useMarkFeedbacksRead } from './api/feedback.mutations.ts'
import { useFeedbacks } from './api/feedback.queries.ts'
import { FeedbackDeleteDialog } from './components/feedback-delete-dialog.tsx'
import { FeedbackDetail } from './components/feedback-detail.tsx'
import { FeedbackFilterBar } from './components/feedback-filter-bar.tsx'
import { FeedbackList } from './components/feedback-list.tsx'
import { FeedbackStatCards } from './components/feedback-stat-cards.tsx'
import { isIncomplete, passes } from './feedback-filters.ts'
import { useFeedbackFilters } from './use-feedback-filters.ts'

/** What people say about the product; opening it takes all of it for read. */
export function Screen() {
  const { t } = useTranslation('adminContent')
  const list = useFeedbackFilters()
  const { filters, openId } = list
  // A range without its days filters nothing; the figures are there all the same.
  const query = useFeedbacks(isIncomplete(filters) ? { rating: filters.rating, period: 'all' } : filters)
  const [doomed, setDoomed] = useState<Feedback>()
  const { mutate: markRead } = useMarkFeedbacksRead()
  useEffect(() => markRead(), [markRead])

  const loaded = query.data?.pages.flatMap(({ feedbacks }) => feedbacks) ?? []
  const now = new Date()

  const handleDeleted = () => {
    setDoomed(undefined)
    if (openId) list.close()
  }

  return (
    <>
      {openId ? (
        <FeedbackDetail
          id={openId}
          known={loaded.find(({ id }) => id === openId)}
          back={list.addressOf(undefined)}
          onDelete={setDoomed}
        />
      ) : (
        <>
          <PageHeader title={t('feedback.title')} description={t('feedback.description')} />
          <FeedbackStatCards stats={query.data?.pages[0]?.stats} />
          <FeedbackFilterBar filters={filters} onChange={list.set} />
          <FeedbackList
            list={list}
            query={query}
            feedbacks={loaded.filter((feedback) => passes(feedback, filters, now))}
            onDelete={setDoomed}
          />
        </>
      )}
      {doomed && (
        <FeedbackDeleteDialog
          feedback={doomed}
          onDeleted={handleDeleted}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </>
  )
}

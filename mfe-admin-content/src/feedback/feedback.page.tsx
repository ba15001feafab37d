import type { Feedback } from '@confida/contracts'
import { useEffect, useState } from 'react'
import { useMarkFeedbacksRead } from './api/feedback.mutations.ts'
import { useFeedbacks } from './api/feedback.queries.ts'
import { FeedbackDeleteDialog } from './components/feedback-delete-dialog.tsx'
import { FeedbackDetail } from './components/feedback-detail.tsx'
import { FeedbackOverview } from './components/feedback-overview.tsx'
import { isIncomplete } from './feedback-filters.ts'
import { useFeedbackFilters } from './use-feedback-filters.ts'

/** What people say about the product; opening it takes all of it for read. */
export function Screen() {
  const list = useFeedbackFilters()
  const { filters, openId } = list
  // A range without its days filters nothing; the figures are there all the same.
  const query = useFeedbacks(isIncomplete(filters) ? { rating: filters.rating, period: 'all' } : filters)
  const [doomed, setDoomed] = useState<Feedback>()
  const { mutate: markRead } = useMarkFeedbacksRead()
  useEffect(() => markRead(), [markRead])

  const loaded = query.data?.pages.flatMap(({ feedbacks }) => feedbacks) ?? []

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
        <FeedbackOverview list={list} query={query} feedbacks={loaded} onDelete={setDoomed} />
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

import { useEffect } from 'react'
import { useMarkFeedbacksRead } from './api/feedback.mutations.ts'
import { useFeedbacks } from './api/feedback.queries.ts'
import { FeedbackDetail } from './components/feedback-detail.tsx'
import { FeedbackOverview } from './components/feedback-overview.tsx'
import { isIncomplete } from './feedback-filters.ts'
import { useFeedbackFilters } from './use-feedback-filters.ts'
import { useIsWide } from './use-is-wide.ts'

/** What users say about the product; opening the screen marks all of it as read. */
export function FeedbackPage() {
  const list = useFeedbackFilters()
  const { filters, openId } = list
  const isWide = useIsWide()
  // A range without its days filters nothing; the statistics are there anyway.
  const query = useFeedbacks(isIncomplete(filters) ? { ...filters, period: 'all' } : filters)
  const { mutate: markRead } = useMarkFeedbacksRead()
  useEffect(() => markRead(), [markRead])

  const loaded = query.data?.pages.flatMap(({ feedbacks }) => feedbacks) ?? []

  return (
    <>
      {openId && !isWide ? (
        <FeedbackDetail key={openId} id={openId} known={loaded.find(({ id }) => id === openId)} list={list} />
      ) : (
        <FeedbackOverview list={list} query={query} feedbacks={loaded} />
      )}
    </>
  )
}

import type { Feedback } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import type { useFeedbacks } from '../api/feedback.queries.ts'
import { passes } from '../feedback-filters.ts'
import type { useFeedbackFilters } from '../use-feedback-filters.ts'
import { FeedbackFilterBar } from './feedback-filter-bar.tsx'
import { FeedbackList } from './feedback-list.tsx'
import { FeedbackStatisticsCards } from './feedback-statistics-cards.tsx'

interface FeedbackOverviewProps {
  list: ReturnType<typeof useFeedbackFilters>
  query: ReturnType<typeof useFeedbacks>
  /** What is loaded, of these filters or still of the ones before. */
  feedbacks: Feedback[]
}

/** All feedback: its statistics, and the list by rating and period. */
export function FeedbackOverview({ list, query, feedbacks }: FeedbackOverviewProps) {
  const { t } = useTranslation('adminContent')
  const { filters } = list
  const now = new Date()
  return (
    <>
      <PageHeader title={t('feedback.title')} description={t('feedback.description')} />
      <FeedbackStatisticsCards statistics={query.data?.pages[0]?.stats} />
      <FeedbackFilterBar filters={filters} onChange={list.set} />
      <FeedbackList
        list={list}
        query={query}
        feedbacks={feedbacks.filter((feedback) => passes(feedback, filters, now))}
      />
    </>
  )
}

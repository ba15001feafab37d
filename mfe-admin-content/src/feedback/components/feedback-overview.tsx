import type { Feedback } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { Card, EmptyList } from '@confida/ui/antd'
import { MessageSquareText } from 'lucide-react'
import { DownloadButton } from '../../layout/download-button.tsx'
import { openFeedbackFile, type useFeedbacks } from '../api/feedback.queries.ts'
import { isIncomplete, passes } from '../feedback-filters.ts'
import type { useFeedbackFilters } from '../use-feedback-filters.ts'
import { useIsWide } from '../use-is-wide.ts'
import { FeedbackDetail } from './feedback-detail.tsx'
import { FeedbackFilterBar } from './feedback-filter-bar.tsx'
import { FeedbackList } from './feedback-list.tsx'
import styles from './feedback-overview.module.css'
import { FeedbackStatisticsCards } from './feedback-statistics-cards.tsx'

interface FeedbackOverviewProps {
  list: ReturnType<typeof useFeedbackFilters>
  query: ReturnType<typeof useFeedbacks>
  /** What is loaded, of these filters or still of the ones before. */
  feedbacks: Feedback[]
}

/** All feedback: its statistics, and the list by what is searched for, state, rating and period; beside it, where there is room, one in full. */
export function FeedbackOverview({ list, query, feedbacks }: FeedbackOverviewProps) {
  const { t } = useTranslation('adminContent')
  const { filters, openId } = list
  const isWide = useIsWide()
  const now = new Date()
  const first = query.data?.pages[0]
  const shown = feedbacks.filter((feedback) => passes(feedback, filters, now))
  const rows = <FeedbackList list={list} query={query} feedbacks={shown} />
  return (
    <>
      <PageHeader
        title={t('feedback.title')}
        description={t('feedback.description')}
        actions={
          !isIncomplete(filters) && (
            <DownloadButton label={t('feedback.download')} open={() => openFeedbackFile(filters)} />
          )
        }
      />
      <FeedbackStatisticsCards statistics={first?.stats} />
      <FeedbackFilterBar filters={filters} counts={first?.states} onChange={list.set} />
      {isWide ? (
        <div className={styles.panes}>
          <div>{rows}</div>
          <div className={styles.detail}>
            {openId ? (
              <FeedbackDetail
                key={openId}
                isBeside
                id={openId}
                known={feedbacks.find(({ id }) => id === openId)}
                list={list}
              />
            ) : (
              <Card>
                <EmptyList icon={MessageSquareText} title={t('feedback.choose')}>
                  {t('feedback.keys')}
                </EmptyList>
              </Card>
            )}
          </div>
        </div>
      ) : (
        rows
      )}
    </>
  )
}

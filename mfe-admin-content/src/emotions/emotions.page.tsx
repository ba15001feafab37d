import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { Alert, Button, LoadFailure } from '@confida/ui/antd'
import { RotateCw } from 'lucide-react'
import { useEmotionStatistics, useEmotionTrend } from './api/emotion.queries.ts'
import { EmotionFilterBar } from './components/emotion-filter-bar.tsx'
import { EmotionGrid } from './components/emotion-grid.tsx'
import { EmotionStatisticsCards } from './components/emotion-statistics-cards.tsx'
import { EmotionTrend } from './components/emotion-trend.tsx'
import { EmotionUserDialog } from './components/emotion-user-dialog.tsx'
import { EmotionUserList } from './components/emotion-user-list.tsx'
import { useEmotionAddress } from './use-emotion-address.ts'

/** What the messages tell of emotions: over all, and user by user. */
export function EmotionsPage() {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const { filters, openId, linkTo, set, close } = useEmotionAddress()
  const query = useEmotionStatistics(filters)
  const trend = useEmotionTrend(filters)
  const users = query.data?.pages.flatMap(({ all_users_emotions }) => all_users_emotions) ?? []
  // The latest answer: a page further down may have counted a newer message.
  const statistics = query.data?.pages.at(-1)
  const reload = () => void Promise.all([query.refetch(), trend.refetch()])
  return (
    <>
      <PageHeader
        title={t('emotions.title')}
        description={t('emotions.description')}
        actions={
          <Button
            icon={<RotateCw aria-hidden size={16} />}
            loading={query.isRefetching && !query.isFetchingNextPage}
            onClick={reload}
          >
            {tc('actions.reload')}
          </Button>
        }
      />
      {query.isError && !statistics ? (
        <LoadFailure title={t('emotions.loadError')} isRetrying={query.isFetching} onRetry={reload} />
      ) : (
        <>
          {query.isError && <Alert showIcon type="error" title={t('emotions.loadError')} />}
          <EmotionFilterBar filters={filters} onChange={set} />
          <EmotionStatisticsCards statistics={statistics} />
          <EmotionGrid
            shares={statistics?.emotion_distribution}
            isWithheld={statistics?.is_withheld ?? false}
          />
          <EmotionTrend query={trend} />
          <EmotionUserList filters={filters} query={query} users={users} linkTo={linkTo} onFilter={set} />
        </>
      )}
      {openId && (
        <EmotionUserDialog
          id={openId}
          name={users.find(({ user_id }) => user_id === openId)?.user_name}
          onClosed={close}
        />
      )}
    </>
  )
}

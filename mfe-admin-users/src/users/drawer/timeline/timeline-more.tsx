import { useTranslation } from '@confida/i18n'
import { Alert, Button, Flex } from '@confida/ui/antd'
import type { useTimeline } from './timeline.queries.ts'
import styles from './timeline-more.module.css'

/** Asks for what happened before, where there is more. When all has come, its place says so and takes the focus. */
export function TimelineMore({ timeline }: { timeline: ReturnType<typeof useTimeline> }) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = timeline
  const isEnd = !hasNextPage && data && data.pages.length > 1
  return (
    <Flex vertical gap="small" align="center" tabIndex={-1}>
      {isFetchNextPageError && !isFetchingNextPage && (
        <Alert showIcon type="error" title={tc('failure.title')} description={tc('failure.text')} />
      )}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('drawer.timeline.more')}
        </Button>
      )}
      {isEnd && <p className={styles.end}>{t('drawer.timeline.end')}</p>}
    </Flex>
  )
}

import { useTranslation } from '@confida/i18n'
import { Alert, Button, Flex } from '@confida/ui/antd'
import type { useTimeline } from './timeline.queries.ts'

/** Asks for what happened before, where there is more. Its place takes the focus when the last page has come. */
export function TimelineMore({ timeline }: { timeline: ReturnType<typeof useTimeline> }) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = timeline
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
    </Flex>
  )
}

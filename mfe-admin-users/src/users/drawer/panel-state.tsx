import { useTranslation } from '@confida/i18n'
import { LoadFailure, Skeleton } from '@confida/ui/antd'

interface PanelStateProps {
  query: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }
  /** Said where it could not be loaded. */
  failure: string
}

/** What stands in a tab while, or because, its content is not there. */
export function PanelState({ query, failure }: PanelStateProps) {
  const { t } = useTranslation('common')
  if (query.isError)
    return <LoadFailure title={failure} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton active title={false} paragraph={{ rows: 5 }} />
    </div>
  )
}

import { useTranslation } from '@confida/i18n'
import { Spinner } from '@confida/ui'
import type { useHistory } from '../../conversation/api/history.queries.ts'
import styles from './message-list.module.css'
import { RetryButton } from './retry-button.tsx'

interface OlderStateProps {
  history: ReturnType<typeof useHistory>
  /** Older messages up to a requested one are loading. */
  isLoadingMessage: boolean
}

/** At the top of the list while older messages load, or after they failed to. */
export function OlderMessagesState({ history, isLoadingMessage }: OlderStateProps) {
  const { t } = useTranslation('chat')
  if (history.isFetchingNextPage || isLoadingMessage) {
    return (
      <div className={styles.older}>
        <Spinner size="sm" label={t('messages.loadingOlder')} />
      </div>
    )
  }
  if (!history.isFetchNextPageError) return null
  return (
    <div className={styles.older} role="alert">
      <span>{t('messages.olderFailed')}</span>
      <RetryButton onClick={() => void history.fetchNextPage()} />
    </div>
  )
}

import { useTranslation } from '@confida/i18n'
import { ErrorState } from '@confida/ui'
import type { Chat } from '../use-chat.ts'
import styles from './message-list.module.css'

/** Shown in place of the messages where none could be loaded. */
export function HistoryFailure({ history }: Pick<Chat, 'history'>) {
  const { t } = useTranslation('chat')
  return (
    <ErrorState
      className={styles.failure}
      title={t('errors.history')}
      isRetrying={history.isFetching}
      onRetry={() => void history.refetch()}
    >
      {t('errors.loadText')}
    </ErrorState>
  )
}

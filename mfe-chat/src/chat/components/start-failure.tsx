import { useTranslation } from '@confida/i18n'
import { Alert } from '@confida/ui'
import type { Chat } from '../use-chat.ts'
import { useFailureReason } from '../use-failure-reason.ts'
import styles from './composer.module.css'
import { RetryButton } from './retry-button.tsx'

/** Above the input when the conversation could not be started. */
export function StartFailure({ start }: { start: Chat['start'] }) {
  const { t } = useTranslation('chat')
  const reasonOf = useFailureReason()
  if (!start.isError) return null
  return (
    <div className={styles.notice}>
      <Alert
        tone="danger"
        action={<RetryButton loading={start.isFetching} onClick={() => void start.refetch()} />}
      >
        {t('errors.start', { reason: reasonOf(start.error) })}
      </Alert>
    </div>
  )
}

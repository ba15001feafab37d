import { useTranslation } from '@confida/i18n'
import { Alert } from '@confida/ui'
import type { Chat } from '../use-chat.ts'
import { useReason } from '../use-reason.ts'
import styles from './composer.module.css'
import { RetryButton } from './retry-button.tsx'

/** Over the input when the session could not be opened. */
export function StartFailure({ session }: { session: Chat['session'] }) {
  const { t } = useTranslation('chat')
  const reasonOf = useReason()
  if (!session.isError) return null
  return (
    <div className={styles.notice}>
      <Alert
        tone="danger"
        action={<RetryButton loading={session.isFetching} onClick={() => void session.refetch()} />}
      >
        {t('errors.start', { reason: reasonOf(session.error) })}
      </Alert>
    </div>
  )
}

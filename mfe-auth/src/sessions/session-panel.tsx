import { useTranslation } from '@confida/i18n'
import { endSession } from '@confida/session'
import { Button, ConfirmDialog, ErrorState, notify, Spinner, useListFocus } from '@confida/ui'
import { useState } from 'react'
import styles from '../second-factors/second-factors.module.css'
import { useEndAllSessions, useSessions } from './session.queries.ts'
import { SessionLine } from './session-line.tsx'

/** Where the account is open; each place can be closed, and all of them at once. */
export function SessionPanel() {
  const { t } = useTranslation('secondStep')
  const { data, isError, refetch } = useSessions()
  const [isAsking, setIsAsking] = useState(false)
  const endAll = useEndAllSessions()
  const listFocus = useListFocus()
  if (!data && isError)
    return <ErrorState onRetry={() => void refetch()}>{t('sessions.loadFailed')}</ErrorState>
  if (!data) return <Spinner />

  const handleConfirm = () =>
    endAll.mutate(undefined, {
      onSuccess: () => endSession('user'),
      onError: () => notify.error(t('sessions.failed')),
    })
  return (
    <div className={styles.panel}>
      <ul className={styles.lines} {...listFocus}>
        {data.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
          {t('sessions.endAll')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          open
          title={t('sessions.question')}
          confirmLabel={t('sessions.endAll')}
          loading={endAll.isPending}
          onConfirm={handleConfirm}
          onClose={() => setIsAsking(false)}
        >
          {t('sessions.consequence')}
        </ConfirmDialog>
      )}
    </div>
  )
}

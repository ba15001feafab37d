import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { Button, EmptyList } from '@confida/ui/antd'
import { LogOut, MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useIsProtected } from '../../../access/use-is-protected.ts'
import { PanelState } from '../panel-state.tsx'
import { EndSessionsDialog } from './end-sessions-dialog.tsx'
import { useUserSessions } from './session.queries.ts'
import { SessionLine } from './session-line.tsx'
import styles from './user-sessions.module.css'

/** Where an account is open. One's own sessions are ended in one's own account. */
export function UserSessions({ user }: { user: User }) {
  const { t } = useTranslation('adminUsers')
  const sessions = useUserSessions(user.id)
  const isOwn = useSession((state) => state.user?.id) === user.id
  const isProtected = useIsProtected(user)
  const [isAsking, setIsAsking] = useState(false)
  if (!sessions.data) return <PanelState query={sessions} failure={t('drawer.sessions.loadError')} />
  return (
    <>
      {sessions.data.length === 0 ? (
        <EmptyList icon={MonitorSmartphone} title={t('drawer.sessions.empty')} />
      ) : (
        <>
          <ul className={styles.lines}>
            {sessions.data.map((session) => (
              <SessionLine key={session.id} session={session} />
            ))}
          </ul>
          {!isOwn && !isProtected && (
            <Button danger icon={<LogOut aria-hidden size={16} />} onClick={() => setIsAsking(true)}>
              {t('drawer.sessions.endAll')}
            </Button>
          )}
        </>
      )}
      {isAsking && <EndSessionsDialog user={user} onClosed={() => setIsAsking(false)} />}
    </>
  )
}

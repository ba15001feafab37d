import { useTranslation } from '@confida/i18n'
import { keepSessionAlive, logout, startInactivityTimer, useSession } from '@confida/session'
import { useEffect } from 'react'

/** Ends the session after an hour without activity, whichever remote is on screen. */
export function useInactivityLogout() {
  const { t } = useTranslation('shell')
  const isLoggedIn = useSession((state) => state.status === 'user')
  useEffect(() => {
    if (!isLoggedIn) return
    const timer = startInactivityTimer(() => logout('inactivity', t('session.inactive')), keepSessionAlive)
    return timer.stop
  }, [isLoggedIn, t])
}

import { useTranslation } from '@confida/i18n'
import { takeLogoutMessage } from '@confida/session'
import { IconButton } from '@confida/ui'
import { Clock, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './logout-banner.module.css'

/** Milliseconds that the message stays (specification §9). */
const SHOWN_MS = 10_000

/** Says why the last session ended by itself. It overlays the page, so that nothing moves when it disappears. */
export function LogoutBanner() {
  const { t } = useTranslation('common')
  const [message, setMessage] = useState<string>()

  useEffect(() => {
    // In an effect, because reading the message removes it and a render may be discarded.
    const left = takeLogoutMessage()
    if (left) setMessage(left)
  }, [])

  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [message])

  if (!message) return null
  return (
    <div role="alert" className={styles.banner}>
      <Clock aria-hidden size={20} />
      <p className={styles.text}>{message}</p>
      <IconButton
        size="sm"
        className={styles.close}
        label={t('actions.close')}
        icon={<X aria-hidden />}
        onClick={() => setMessage(undefined)}
      />
    </div>
  )
}

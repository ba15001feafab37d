import type { OpenSession } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import { Tag } from '@confida/ui/antd'
import { MonitorSmartphone } from 'lucide-react'
import styles from './user-sessions.module.css'

/** A browser in which an account is open: since when, and when it was last used. */
export function SessionLine({ session }: { session: OpenSession }) {
  const { t } = useTranslation('adminUsers')
  const { browser, system, created_at, last_used_at } = session
  return (
    <li className={styles.line}>
      <MonitorSmartphone aria-hidden size={18} />
      <span className={styles.words}>
        <bdi>{[browser, system].filter(Boolean).join(' · ') || t('drawer.sessions.unknown')}</bdi>
        <span className={styles.detail}>
          {t('drawer.sessions.begun', { moment: formatDateTime(created_at) })}
        </span>
        <span className={styles.detail}>
          {t('drawer.sessions.used', { moment: formatDateTime(last_used_at) })}
        </span>
      </span>
      {session.is_current && <Tag color="processing">{t('drawer.sessions.current')}</Tag>}
    </li>
  )
}

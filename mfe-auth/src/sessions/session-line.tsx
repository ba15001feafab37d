import type { OpenSession } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import { IconButton, notify, Tag } from '@confida/ui'
import { LogOut, MonitorSmartphone } from 'lucide-react'
import styles from '../second-factors/second-factors.module.css'
import { useEndSession } from './session.queries.ts'

/** A browser in which the account is open, and when it was last used. */
export function SessionLine({ session }: { session: OpenSession }) {
  const { t } = useTranslation('secondStep')
  const end = useEndSession()
  const name = [session.browser, session.system].filter(Boolean).join(' · ') || t('sessions.unknown')
  const handleEnd = () =>
    end.mutate(session.id, {
      onSuccess: () => notify.success(t('sessions.ended')),
      onError: () => notify.error(t('sessions.failed')),
    })
  return (
    <li className={styles.line}>
      <MonitorSmartphone aria-hidden size={18} />
      <span className={styles.words}>
        <bdi>{name}</bdi>
        <span className={styles.detail}>
          {t('sessions.used', { moment: formatDateTime(session.last_used_at) })}
        </span>
      </span>
      {session.is_current ? (
        <Tag tone="primary">{t('sessions.current')}</Tag>
      ) : (
        <IconButton
          size="sm"
          label={t('sessions.end', { name })}
          icon={<LogOut aria-hidden />}
          disabled={end.isPending}
          onClick={handleEnd}
        />
      )}
    </li>
  )
}

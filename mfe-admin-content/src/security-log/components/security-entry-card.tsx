import type { SecurityEntry } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import { Card } from '@confida/ui/antd'
import { Fragment } from 'react'
import styles from '../../audit-log/components/audit-entry-card.module.css'
import { useLimitName } from '../use-limit-name.ts'
import { SecurityIcon } from './security-icon.tsx'

const flush = { body: { padding: 0 } }

/** One event: what, whose, about whom, from where and when. */
export function SecurityEntryCard({ entry }: { entry: SecurityEntry }) {
  const { t } = useTranslation('adminContent')
  const limitName = useLimitName()
  const { event, user_name, user_email, target_name, address, detail, created_at } = entry
  const facts = [
    user_email,
    target_name && t('securityLog.about', { name: target_name }),
    detail && limitName(detail),
  ].filter((fact) => fact !== null)
  return (
    <li>
      <Card styles={flush}>
        <div className={styles.summary}>
          <SecurityIcon event={event} />
          <span className={styles.what}>
            <span className={styles.action}>{t(`securityLog.events.${event}`)}</span>
            <bdi className={styles.target}>{user_name ?? t('securityLog.unknown')}</bdi>
            {facts.length > 0 && (
              <span className={styles.fields}>
                {facts.map((fact, index) => (
                  <Fragment key={fact}>
                    {index > 0 && ' · '}
                    <bdi>{fact}</bdi>
                  </Fragment>
                ))}
              </span>
            )}
          </span>
          <span className={styles.facts}>
            {address && <bdi>{address}</bdi>}
            <time dateTime={created_at}>
              <bdi>{formatDateTime(created_at)}</bdi>
            </time>
          </span>
        </div>
      </Card>
    </li>
  )
}

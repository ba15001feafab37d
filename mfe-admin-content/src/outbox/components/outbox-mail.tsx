import type { OutboxMail as Mail, MailState } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import { Card, Tag, type TagProps } from '@confida/ui/antd'
import { ChevronDown } from 'lucide-react'
import { useTemplateName } from '../../email-templates/use-template-name.ts'
import styles from './outbox-mail.module.css'
import { RetryButton } from './retry-button.tsx'

const colours: Record<MailState, TagProps['color']> = {
  queued: 'processing',
  sent: 'success',
  failed: 'error',
  kept: undefined,
}

/** One mail with its state; opened, it shows its text. */
export function OutboxMail({ mail }: { mail: Mail }) {
  const { t } = useTranslation('adminContent')
  const nameOf = useTemplateName()
  return (
    <li>
      <Card size="small">
        <details>
          <summary className={styles.summary}>
            <span className={styles.subject} dir="auto">
              {mail.subject}
            </span>
            <Tag color={colours[mail.state]}>{t(`outbox.states.${mail.state}`)}</Tag>
            <ChevronDown aria-hidden size={18} className={styles.arrow} />
            <span className={styles.facts}>
              <bdi>{mail.recipient}</bdi>
              <span>{nameOf(mail.template)}</span>
              <time dateTime={mail.created_at}>
                <bdi>{formatDateTime(mail.created_at)}</bdi>
              </time>
            </span>
          </summary>
          {mail.last_error && (
            <p className={styles.error}>
              {t('outbox.lastError')} <bdi>{mail.last_error}</bdi>
            </p>
          )}
          {mail.attempts > 0 && (
            <p className={styles.attempts}>{t('outbox.attempts', { count: mail.attempts })}</p>
          )}
          <p className={styles.content} dir="auto">
            {mail.content}
          </p>
          {(mail.state === 'failed' || mail.state === 'kept') && (
            <div className={styles.actions}>
              <RetryButton id={mail.id} />
            </div>
          )}
        </details>
      </Card>
    </li>
  )
}

import type { OutboxMail } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useTemplateName } from '../../email-templates/use-template-name.ts'
import { FactList } from '../../layout/fact-list.tsx'
import { Moment } from '../../layout/moment.tsx'
import styles from './mail-detail.module.css'
import { RetryButton } from './retry-button.tsx'

/** One mail in full: to whom, how its sending went, and its text. */
export function MailDetail({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation('adminContent')
  const nameOf = useTemplateName()
  const { id, recipient, subject, template, state, attempts, last_error, sent_at, content } = mail
  return (
    <>
      <FactList
        facts={[
          [t('outbox.recipient'), recipient],
          [t('outbox.subject'), subject],
          [t('outbox.template'), nameOf(template)],
          [t('outbox.sentAt'), sent_at && <Moment at={sent_at} />],
          [t('outbox.tries'), attempts > 0 ? t('outbox.attempts', { count: attempts }) : null],
          [t('outbox.lastError'), last_error && <span className={styles.error}>{last_error}</span>],
        ]}
      />
      <p className={styles.content} dir="auto">
        {content}
      </p>
      {(state === 'failed' || state === 'kept') && <RetryButton id={id} />}
    </>
  )
}

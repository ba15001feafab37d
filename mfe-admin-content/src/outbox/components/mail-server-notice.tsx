import { useTranslation } from '@confida/i18n'
import { Alert } from '@confida/ui/antd'
import { useMailServer } from '../api/outbox.queries.ts'
import styles from './mail-server-notice.module.css'

const EXAMPLE = 'SMTP_URL=smtp://user:password@mail.example.com:587'

/** Says why mails do not leave, and what to do about it: without a mail server, or where some were kept before there was one. */
export function MailServerNotice({ hasKept }: { hasKept: boolean }) {
  const { t } = useTranslation('adminContent')
  const { data } = useMailServer()
  if (data?.is_set_up === false) {
    return (
      <Alert
        showIcon
        type="info"
        className={styles.notice}
        title={t('outbox.server.title')}
        description={
          <>
            <p>{t('outbox.server.meaning')}</p>
            <p className={styles.how}>{t('outbox.server.how')}</p>
            <code className={styles.example} dir="ltr">
              {EXAMPLE}
            </code>
          </>
        }
      />
    )
  }
  if (!hasKept) return null
  return <Alert showIcon type="info" className={styles.notice} title={t('outbox.noServer')} />
}

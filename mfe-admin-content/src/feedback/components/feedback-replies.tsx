import type { FeedbackReply } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import { Tag, type TagProps } from '@confida/ui/antd'
import styles from './feedback-replies.module.css'

type Outcome = NonNullable<FeedbackReply['mail']> | 'gone'

const colours: Record<Outcome, TagProps['color']> = {
  queued: 'processing',
  sent: 'success',
  failed: 'error',
  kept: 'warning',
  gone: undefined,
}

/** What was answered by mail, by whom and when, and what became of each mail. */
export function FeedbackReplies({ replies }: { replies: FeedbackReply[] }) {
  const { t } = useTranslation('adminContent')
  return (
    <ol className={styles.list} aria-label={t('feedback.reply.title')}>
      {replies.map(({ id, author, content, created_at, mail }) => (
        <li key={id} className={styles.reply}>
          <p className={styles.facts}>
            <bdi className={styles.author}>{author ?? t('feedback.reply.formerAdmin')}</bdi>
            <time dateTime={created_at}>
              <bdi>{formatDateTime(created_at)}</bdi>
            </time>
            <Tag color={colours[mail ?? 'gone']}>{t(`feedback.reply.mails.${mail ?? 'gone'}`)}</Tag>
          </p>
          <p className={styles.content} dir="auto">
            {content}
          </p>
        </li>
      ))}
    </ol>
  )
}

import type { Feedback } from '@confida/contracts'
import { formatDate, formatTime, useTranslation } from '@confida/i18n'
import styles from './feedback-item.module.css'

/** Who wrote it, with the words for what is missing. */
export function useAuthorName(feedback: Feedback): string {
  const { t } = useTranslation('common')
  return feedback.user_name?.trim() || t('missing.name')
}

/** Address, day and time of a feedback. */
export function FeedbackAuthor({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation('common')
  const { created_at, data, ora, user_email } = feedback
  return (
    <p className={styles.meta}>
      <bdi>{user_email?.trim() || t('missing.email')}</bdi>
      <time dateTime={created_at} dir="ltr">
        {data || formatDate(created_at)} · {ora || formatTime(created_at)}
      </time>
    </p>
  )
}

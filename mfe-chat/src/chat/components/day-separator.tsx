import { formatLongDate, parseTime, useTranslation } from '@confida/i18n'
import styles from './timeline.module.css'

const DAY_MS = 86_400_000

/** "Today", "Yesterday", or the date as it is written in Italian. */
export function DaySeparator({ day }: { day: string }) {
  const { t } = useTranslation('chat')
  const date = parseTime(day)?.toDateString()
  const now = Date.now()
  const isToday = date === new Date(now).toDateString()
  const isYesterday = date === new Date(now - DAY_MS).toDateString()
  const label = isToday ? t('messages.today') : isYesterday ? t('messages.yesterday') : formatLongDate(day)
  return (
    <div className={styles.day}>
      <time dateTime={day}>{label}</time>
    </div>
  )
}

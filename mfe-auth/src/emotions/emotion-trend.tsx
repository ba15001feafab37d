import type { EmotionWeek } from '@confida/contracts'
import { formatDate, useTranslation } from '@confida/i18n'
import { classNames } from '@confida/ui'
import { useId } from 'react'
import styles from './emotions.module.css'

/** Week by week how many messages have which label: as a bar, and in words. */
export function EmotionTrend({ trend }: { trend: EmotionWeek[] }) {
  const { t } = useTranslation('ownEmotions')
  const id = useId()
  if (trend.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {t('trend')}
      </h3>
      <ul className={styles.list}>
        {trend.map(({ week, emotions }) => (
          <li key={week} className={styles.week}>
            <p className={styles.day}>{t('week', { day: formatDate(week) })}</p>
            <div aria-hidden className={styles.bar}>
              {emotions.map(({ emotion, count }) => (
                <span key={emotion} className={styles[emotion]} style={{ flexGrow: count }} />
              ))}
            </div>
            <ul className={styles.counts}>
              {emotions.map(({ emotion, count }) => (
                <li key={emotion}>
                  <span aria-hidden className={classNames(styles.dot, styles[emotion])} />
                  {t(`names.${emotion}`)} <bdi>{count}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useTranslation } from '@confida/i18n'
import { StarRating } from '@confida/ui'
import styles from '../feedback.module.css'
import { ratingFaces } from '../rating-faces.ts'

export interface RatingFieldProps {
  value: number | null
  onChange: (value: number) => void
}

/** One to five stars, each with its words and its face. */
export function RatingField({ value, onChange }: RatingFieldProps) {
  const { t } = useTranslation('companions')
  const labels = [
    t('feedback.labels.one'),
    t('feedback.labels.two'),
    t('feedback.labels.three'),
    t('feedback.labels.four'),
    t('feedback.labels.five'),
  ]
  return (
    <div className={styles.rating}>
      <span key={value} aria-hidden className={styles.face}>
        {value === null ? '💬' : ratingFaces[value - 1]}
      </span>
      <div>
        <StarRating label={t('feedback.rating')} value={value} labels={labels} onChange={onChange} />
        {value === null && <p className={styles.choose}>{t('feedback.choose')}</p>}
      </div>
    </div>
  )
}

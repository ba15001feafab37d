import { useTranslation } from '@confida/i18n'
import { Star } from 'lucide-react'
import { classNames } from '../class-names.ts'
import styles from './star-rating.module.css'

/** A rating shown: five stars, of which `value` (rounded) are lit; read out as "4 of 5". */
export function StarRatingView({ value, size = 18 }: { value: number; size?: number }) {
  const { t } = useTranslation('common')
  return (
    <span role="img" aria-label={t('rating.stars', { count: value })} className={styles.view}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden
          size={size}
          strokeWidth={1.5}
          className={classNames(styles.small, star <= Math.round(value) && styles.on)}
        />
      ))}
    </span>
  )
}

import { useTranslation } from '@confida/i18n'
import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './star-rating.module.css'

const STARS = [1, 2, 3, 4, 5]

export interface StarRatingProps {
  /** The group's name. */
  label: string
  /** 1 to 5, null for none yet. */
  value: number | null
  onChange: (value: number) => void
  /** The five ratings in words, from the worst; the chosen or pointed one is shown. */
  labels?: readonly string[]
  disabled?: boolean
  className?: string
}

/** Five stars to choose from: a radio group. For a rating that is only shown there is `StarRatingView`. */
export function StarRating({ label, value, onChange, labels, disabled, className }: StarRatingProps) {
  const { t } = useTranslation('common')
  const name = useId()
  const [pointed, setPointed] = useState<number | null>(null)
  const shown = pointed ?? value ?? 0
  return (
    <fieldset className={classNames(styles.group, className)} disabled={disabled}>
      <legend className="cf-hidden">{label}</legend>
      <div className={styles.stars} onPointerLeave={() => setPointed(null)}>
        {STARS.map((star) => (
          <label key={star} className={styles.star} onPointerEnter={() => setPointed(star)}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={star}
              checked={value === star}
              aria-label={labels?.[star - 1] ?? t('rating.stars', { count: star })}
              onChange={() => onChange(star)}
            />
            <Star
              aria-hidden
              className={classNames(star <= shown && styles.on)}
              size={34}
              strokeWidth={1.5}
            />
          </label>
        ))}
      </div>
      {labels && (
        <p aria-hidden className={styles.words}>
          {labels[shown - 1] ?? '\u00a0'}
        </p>
      )}
    </fieldset>
  )
}

import { useTranslation } from '@confida/i18n'
import { classNames, StarRatingView } from '@confida/ui'
import type { CSSProperties } from 'react'
import styles from './rating.module.css'

const emojis: Record<number, string> = { 1: '😡', 2: '🙁', 3: '😐', 4: '🙂', 5: '🤩' }

/** Green from 4 on, yellow at 3, red below (specification §9). */
function toneOf(rating: number): 'success' | 'warning' | 'danger' {
  if (rating >= 4) return 'success'
  return rating === 3 ? 'warning' : 'danger'
}

/** Gives the stars inside the same colour; a style sheet cannot, because its own names do not reach other files. */
function starColour(tone: string): CSSProperties {
  const colour = `var(--cf-${tone}-text)`
  return { '--cf-star': colour, '--cf-star-fill': colour } as CSSProperties
}

/** A rating as stars, emoji and number in its colour; older feedback may have none. */
export function Rating({ value }: { value: number | null | undefined }) {
  const { t } = useTranslation('adminContent')
  if (!value) return <span className={styles.none}>{t('feedback.unrated')}</span>
  const tone = toneOf(value)
  return (
    <span className={classNames(styles.rating, styles[tone])} style={starColour(tone)} data-tone={tone}>
      <span aria-hidden>{emojis[Math.round(value)]}</span>
      <StarRatingView value={value} size={16} />
      <span aria-hidden className={styles.number}>
        {value}/5
      </span>
    </span>
  )
}

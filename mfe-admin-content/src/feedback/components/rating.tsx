import { useTranslation } from '@confida/i18n'
import { StarRatingView } from '@confida/ui'
import type { CSSProperties } from 'react'
import styles from './rating.module.css'

const emojis: Record<number, string> = { 1: '😡', 2: '🙁', 3: '😐', 4: '🙂', 5: '🤩' }

/** Green from 4 on, yellow at 3, red below (specification §9). */
function toneOf(rating: number): 'success' | 'warning' | 'danger' {
  if (rating >= 4) return 'success'
  return rating === 3 ? 'warning' : 'danger'
}

/** The tone's colours, the stars inside among them. */
function coloursOf(tone: string): CSSProperties {
  const color = `var(--cf-${tone}-text)`
  const background = `var(--cf-${tone}-soft)`
  return { color, background, '--cf-star': color, '--cf-star-fill': color } as CSSProperties
}

/** A rating as stars, emoji and number in its colour; older feedback may have none. */
export function Rating({ value }: { value: number | null | undefined }) {
  const { t } = useTranslation('adminContent')
  if (!value) return <span className={styles.none}>{t('feedback.unrated')}</span>
  const tone = toneOf(value)
  return (
    <span className={styles.rating} style={coloursOf(tone)} data-tone={tone}>
      <span aria-hidden>{emojis[Math.round(value)]}</span>
      <StarRatingView value={value} size={16} />
      <span aria-hidden className={styles.number}>
        {value}/5
      </span>
    </span>
  )
}

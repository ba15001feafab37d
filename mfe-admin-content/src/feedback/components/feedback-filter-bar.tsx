import { useTranslation } from '@confida/i18n'
import { Card, SelectField, Skeleton } from '@confida/ui'
import { lazy, Suspense } from 'react'
import { type FeedbackFilters, periods, ratings } from '../feedback-filters.ts'
import styles from './feedback-filter-bar.module.css'

const CustomRange = lazy(async () => ({ default: (await import('./custom-range.tsx')).CustomRange }))

interface FeedbackFilterBarProps {
  filters: FeedbackFilters
  onChange: (filters: FeedbackFilters) => void
}

/** Which ratings, and from when. */
export function FeedbackFilterBar({ filters, onChange }: FeedbackFilterBarProps) {
  const { t } = useTranslation('adminContent')
  const ratingOptions = [
    { value: '', label: t('feedback.filters.allRatings') },
    ...ratings.map((rating) => ({
      value: String(rating),
      label: t('feedback.filters.stars', { count: rating }),
    })),
  ]
  return (
    <Card as="section" padding="sm" className={styles.bar} aria-label={t('feedback.filters.label')}>
      <SelectField
        label={t('feedback.filters.rating')}
        value={filters.rating ? String(filters.rating) : ''}
        options={ratingOptions}
        onChange={(rating) => onChange({ ...filters, rating: Number(rating) || undefined })}
      />
      <SelectField
        label={t('feedback.filters.period')}
        value={filters.period}
        options={periods.map((value) => ({ value, label: t(`feedback.filters.periods.${value}`) }))}
        onChange={(period) => onChange({ ...filters, period })}
      />
      {filters.period === 'custom' && (
        <Suspense fallback={<Skeleton shape="block" height="44px" />}>
          <CustomRange filters={filters} onChange={onChange} />
        </Suspense>
      )}
    </Card>
  )
}

import { useTranslation } from '@confida/i18n'
import { SelectFilter } from '@confida/ui/antd'
import { FilterBar } from '../../layout/filter-bar.tsx'
import { PeriodFields } from '../../period/period-fields.tsx'
import { type FeedbackFilters, periods, ratings } from '../feedback-filters.ts'

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
    <FilterBar>
      <SelectFilter
        label={t('feedback.filters.rating')}
        value={filters.rating ? String(filters.rating) : ''}
        options={ratingOptions}
        onChange={(rating) => onChange({ ...filters, rating: Number(rating) || undefined })}
      />
      <PeriodFields
        periods={periods}
        value={filters}
        onChange={(span) => onChange({ ...filters, ...span })}
      />
    </FilterBar>
  )
}

import { type FeedbackState, type FeedbackStateCounts, feedbackStates } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { SearchFilter, SelectFilter } from '@confida/ui/antd'
import { useNumber } from '../../format/use-number.ts'
import { FilterBar } from '../../layout/filter-bar.tsx'
import { PeriodFields } from '../../period/period-fields.tsx'
import { type FeedbackFilters, periods, ratings } from '../feedback-filters.ts'

interface FeedbackFilterBarProps {
  filters: FeedbackFilters
  /** Undefined while they are on their way. */
  counts: FeedbackStateCounts | undefined
  onChange: (changes: Partial<FeedbackFilters>) => void
}

/** What is searched for, in which states, with which ratings, and from when. */
export function FeedbackFilterBar({ filters, counts, onChange }: FeedbackFilterBarProps) {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  const nameOf = (state: FeedbackState) => {
    const name = t(`feedback.states.${state}`)
    return counts ? t('feedback.filters.withCount', { name, total: number(counts[state]) }) : name
  }
  const stateOptions: { value: FeedbackState | ''; label: string }[] = [
    { value: '', label: t('feedback.filters.allStates') },
    ...feedbackStates.map((value) => ({ value, label: nameOf(value) })),
  ]
  const ratingOptions = [
    { value: '', label: t('feedback.filters.allRatings') },
    ...ratings.map((rating) => ({
      value: String(rating),
      label: t('feedback.filters.stars', { count: rating }),
    })),
  ]
  return (
    <FilterBar>
      <SearchFilter
        label={t('feedback.filters.search')}
        placeholder={t('feedback.filters.searchHint')}
        value={filters.search ?? ''}
        onSearch={(search) => onChange({ search })}
      />
      <SelectFilter
        label={t('feedback.state')}
        value={filters.state ?? ''}
        options={stateOptions}
        onChange={(state) => onChange({ state: state || undefined })}
      />
      <SelectFilter
        label={t('feedback.filters.rating')}
        value={filters.rating ? String(filters.rating) : ''}
        options={ratingOptions}
        onChange={(rating) => onChange({ rating: Number(rating) })}
      />
      <PeriodFields periods={periods} value={filters} onChange={onChange} />
    </FilterBar>
  )
}

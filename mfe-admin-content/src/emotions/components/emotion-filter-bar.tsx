import { FilterBar } from '../../layout/filter-bar.tsx'
import { PeriodFields } from '../../period/period-fields.tsx'
import { type EmotionFilters, periods } from '../emotion-filters.ts'

interface EmotionFilterBarProps {
  filters: EmotionFilters
  onChange: (filters: EmotionFilters) => void
}

/** From when the messages are that all below tells of. */
export function EmotionFilterBar({ filters, onChange }: EmotionFilterBarProps) {
  return (
    <FilterBar>
      <PeriodFields
        periods={periods}
        value={filters}
        onChange={(span) => onChange({ ...filters, ...span })}
      />
    </FilterBar>
  )
}

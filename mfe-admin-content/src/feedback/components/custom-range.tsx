import { today, useTranslation } from '@confida/i18n'
import { DayField } from '@confida/ui/date'
import { ThemedRoot } from '@confida/ui/themed'
import type { FeedbackFilters } from '../feedback-filters.ts'

interface CustomRangeProps {
  filters: FeedbackFilters
  onChange: (filters: FeedbackFilters) => void
}

/** First and last day of a range; in a file of its own, because the pickers bring antd with them. */
export function CustomRange({ filters, onChange }: CustomRangeProps) {
  const { t } = useTranslation('adminContent')
  return (
    <ThemedRoot>
      <DayField
        label={t('feedback.filters.from')}
        value={filters.from}
        max={filters.to ?? today()}
        onChange={(from) => onChange({ ...filters, from })}
      />
      <DayField
        label={t('feedback.filters.to')}
        value={filters.to}
        min={filters.from}
        max={today()}
        onChange={(to) => onChange({ ...filters, to })}
      />
    </ThemedRoot>
  )
}

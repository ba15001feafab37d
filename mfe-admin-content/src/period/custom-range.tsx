import { type DayRange, today, useTranslation } from '@confida/i18n'
import { DayField } from '@confida/ui/date'
import { ThemedRoot } from '@confida/ui/themed'

interface CustomRangeProps {
  range: DayRange
  onChange: (range: DayRange) => void
}

/** First and last day of a range; in a file of its own, because the pickers bring antd with them. */
export function CustomRange({ range: { from, to }, onChange }: CustomRangeProps) {
  const { t } = useTranslation('adminContent')
  return (
    <ThemedRoot>
      <DayField
        opensBelow
        label={t('filters.from')}
        value={from}
        max={to ?? today()}
        onChange={(day) => onChange({ from: day, to })}
      />
      <DayField
        opensBelow
        label={t('filters.to')}
        value={to}
        min={from}
        max={today()}
        onChange={(day) => onChange({ from, to: day })}
      />
    </ThemedRoot>
  )
}

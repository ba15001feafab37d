import { type DayRange, today, useTranslation } from '@confida/i18n'
import { DayField } from '@confida/ui/date'

interface CustomRangeProps {
  range: DayRange
  onChange: (range: DayRange) => void
}

/** First and last day of a range, both included. */
export function CustomRange({ range, onChange }: CustomRangeProps) {
  const { t } = useTranslation('adminUsers')
  const last = today()
  return (
    <>
      <DayField
        opensBelow
        label={t('period.from')}
        value={range.from}
        max={range.to ?? last}
        onChange={(from) => onChange({ ...range, from })}
      />
      <DayField
        opensBelow
        label={t('period.to')}
        value={range.to}
        min={range.from}
        max={last}
        onChange={(to) => onChange({ ...range, to })}
      />
    </>
  )
}

import { type DayRange, today, useTranslation } from '@confida/i18n'
import { DayPicker, FormField } from '@confida/ui/antd'

interface CustomRangeProps {
  range: DayRange
  onChange: (range: DayRange) => void
}

/** First and last day of a range, both included; either may be open. */
export function CustomRange({ range, onChange }: CustomRangeProps) {
  const { t } = useTranslation('adminUsers')
  const last = today()
  return (
    <>
      <FormField label={t('period.from')}>
        {(control) => (
          <DayPicker
            {...control}
            opensBelow
            value={range.from}
            max={range.to ?? last}
            onChange={(from) => onChange({ ...range, from })}
          />
        )}
      </FormField>
      <FormField label={t('period.to')}>
        {(control) => (
          <DayPicker
            {...control}
            opensBelow
            value={range.to}
            min={range.from}
            max={last}
            onChange={(to) => onChange({ ...range, to })}
          />
        )}
      </FormField>
    </>
  )
}

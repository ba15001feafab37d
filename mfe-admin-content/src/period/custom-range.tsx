import { type DayRange, today, useTranslation } from '@confida/i18n'
import { DayPicker, FormField } from '@confida/ui/antd'

interface CustomRangeProps {
  range: DayRange
  onChange: (range: DayRange) => void
}

/** First and last day of a range. */
export function CustomRange({ range: { from, to }, onChange }: CustomRangeProps) {
  const { t } = useTranslation('adminContent')
  return (
    <>
      <FormField label={t('filters.from')}>
        {(control) => (
          <DayPicker
            {...control}
            opensBelow
            value={from}
            max={to ?? today()}
            onChange={(day) => onChange({ from: day, to })}
          />
        )}
      </FormField>
      <FormField label={t('filters.to')}>
        {(control) => (
          <DayPicker
            {...control}
            opensBelow
            value={to}
            min={from}
            max={today()}
            onChange={(day) => onChange({ from, to: day })}
          />
        )}
      </FormField>
    </>
  )
}

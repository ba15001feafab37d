import { type DayRange, useTranslation } from '@confida/i18n'
import { SelectFilter } from '@confida/ui/antd'
import { CustomRange } from './custom-range.tsx'

type PeriodName = 'all' | 'today' | 'week' | 'month' | 'year' | 'custom'

interface PeriodFieldsProps<Period extends PeriodName> {
  periods: readonly Period[]
  value: { period: Period } & DayRange
  onChange: (value: { period: Period } & DayRange) => void
}

/** From when: one of the periods, or two days. */
export function PeriodFields<Period extends PeriodName>(props: PeriodFieldsProps<Period>) {
  const { periods, value, onChange } = props
  const { t } = useTranslation('adminContent')
  const { period, from, to } = value
  return (
    <>
      <SelectFilter
        label={t('filters.period')}
        value={period}
        options={periods.map((each) => ({
          value: each,
          label: t(`filters.periods.${each as PeriodName}`),
        }))}
        onChange={(next) => onChange({ period: next, from, to })}
      />
      {period === 'custom' && (
        <CustomRange range={{ from, to }} onChange={(range) => onChange({ period, ...range })} />
      )}
    </>
  )
}

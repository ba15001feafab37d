import { type Day, type DayRange, today, useTranslation } from '@confida/i18n'
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { type DayEntry, dayProblem } from './day-entry.ts'
import { DayPicker } from './day-picker.tsx'
import styles from './day-range-filter.module.css'
import { FormField } from './form-field.tsx'
import { useDayProblem } from './use-day-problem.ts'

interface DayRangeFilterProps {
  fromLabel: string
  toLabel: string
  range: DayRange
  onChange: (range: DayRange) => void
  className?: string
}

/** Always below, where the page grows with the calendar: above, its header may be out of reach on a low window. */
const BELOW = { overflow: { adjustX: true, adjustY: false } }

/** First and last day up to today, both included; either may be open. */
export function DayRangeFilter({ fromLabel, toLabel, range, onChange, className }: DayRangeFilterProps) {
  const { t } = useTranslation('common')
  const { from, to } = range
  return (
    <div className={classNames(styles.range, className)}>
      <RangeEnd label={fromLabel} value={from} onChange={(day) => onChange({ ...range, from: day })} />
      <RangeEnd
        label={toLabel}
        value={to}
        problem={from && to && to < from ? t('date.order') : undefined}
        onChange={(day) => onChange({ ...range, to: day })}
      />
    </div>
  )
}

interface RangeEndProps {
  label: string
  value: Day | undefined
  problem?: string
  onChange: (day: Day | undefined) => void
}

/** What is no day narrows nothing, but stays to be corrected. */
function RangeEnd({ label, value, problem, onChange }: RangeEndProps) {
  const [refused, setRefused] = useState<DayEntry>()
  const problemOf = useDayProblem()
  const bounds = { max: today() }

  const handleChange = (entry: DayEntry | undefined) => {
    const isRefused = dayProblem(entry, bounds) !== undefined
    setRefused(isRefused ? entry : undefined)
    onChange(isRefused ? undefined : entry)
  }
  return (
    <FormField label={label} error={problemOf(refused, bounds) ?? problem}>
      {(control) => (
        <DayPicker {...control} popupAlign={BELOW} value={refused ?? value} onChange={handleChange} />
      )}
    </FormField>
  )
}

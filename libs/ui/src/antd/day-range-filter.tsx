import { type DayRange, today } from '@confida/i18n'
import DatePicker from 'antd/es/date-picker'
import dayjs from 'dayjs'
import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { DATE_FORMAT, DATE_PLACEHOLDER, ISO_FORMAT } from './date-format.ts'
import styles from './day-range-filter.module.css'

interface DayRangeFilterProps {
  fromLabel: string
  toLabel: string
  range: DayRange
  onChange: (range: DayRange) => void
  className?: string
}

/** Always below, where the page grows with the calendar: above, its header may be out of reach on a low window. */
const BELOW = { overflow: { adjustX: true, adjustY: false } }

/** First and last day up to today, both included and chosen in one calendar; either may be open. */
export function DayRangeFilter({ fromLabel, toLabel, range, onChange, className }: DayRangeFilterProps) {
  const id = useId()
  const { from, to } = range
  return (
    <div className={classNames(styles.range, className)}>
      <label htmlFor={`${id}-from`}>{fromLabel}</label>
      <label htmlFor={`${id}-to`}>{toLabel}</label>
      <DatePicker.RangePicker
        id={{ start: `${id}-from`, end: `${id}-to` }}
        className={styles.picker}
        classNames={{ popup: { root: styles.popup } }}
        format={DATE_FORMAT}
        placeholder={[DATE_PLACEHOLDER, DATE_PLACEHOLDER]}
        popupAlign={BELOW}
        allowEmpty
        maxDate={dayjs(today())}
        value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
        onChange={(days) =>
          onChange({ from: days?.[0]?.format(ISO_FORMAT), to: days?.[1]?.format(ISO_FORMAT) })
        }
      />
    </div>
  )
}

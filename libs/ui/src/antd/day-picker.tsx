import type { Day } from '@confida/i18n'
import dayjs from 'dayjs'
import { DATE_FORMAT, DatePicker } from './date-picker.tsx'
import type { FormFieldControl } from './form-field.tsx'

interface DayPickerProps extends Partial<FormFieldControl> {
  value?: Day
  onChange?: (day: Day | undefined) => void
  min?: Day
  max?: Day
  /** Always opens below, where the page grows with the calendar: above, its header may be out of reach on a low window. */
  opensBelow?: boolean
}

const ISO = 'YYYY-MM-DD'
const BELOW = { overflow: { adjustX: true, adjustY: false } }

/** A day, chosen or typed as dd/MM/yyyy. In a `Form.Item` it gets its value from there. */
export function DayPicker({ value, onChange, min, max, opensBelow, ...control }: DayPickerProps) {
  return (
    <DatePicker
      {...control}
      style={{ inlineSize: '100%' }}
      placeholder={DATE_FORMAT.toLowerCase().replace('mm', 'MM')}
      popupAlign={opensBelow ? BELOW : undefined}
      value={value ? dayjs(value) : null}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
      // Enter accepts the day; it must not submit the form around it.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={(date) => onChange?.(dayjs.isDayjs(date) ? date.format(ISO) : undefined)}
    />
  )
}

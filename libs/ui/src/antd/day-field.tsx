import type { Day } from '@confida/i18n'
import dayjs from 'dayjs'
import { Field, type FieldProps } from '../field/field.tsx'
import { DATE_FORMAT, DatePicker } from './date-picker.tsx'

interface DayFieldProps extends Omit<FieldProps, 'children'> {
  value: Day | undefined
  onChange: (day: Day | undefined) => void
  min?: Day
  max?: Day
  disabled?: boolean
  /** Always opens below, where the page grows with the calendar: above, its header may be out of reach on a low window. */
  opensBelow?: boolean
}

const ISO = 'YYYY-MM-DD'
const BELOW = { overflow: { adjustX: true, adjustY: false } }

/** A day, chosen or typed as dd/MM/yyyy. */
export function DayField(props: DayFieldProps) {
  const { value, onChange, min, max, disabled, opensBelow, ...field } = props
  return (
    <Field {...field}>
      {(control) => (
        <DatePicker
          {...control}
          style={{ inlineSize: '100%' }}
          placeholder={DATE_FORMAT.toLowerCase().replace('mm', 'MM')}
          disabled={disabled}
          popupAlign={opensBelow ? BELOW : undefined}
          value={value ? dayjs(value) : null}
          minDate={min ? dayjs(min) : undefined}
          maxDate={max ? dayjs(max) : undefined}
          // Enter accepts the day; it must not submit the form around it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={(date) => onChange(dayjs.isDayjs(date) ? date.format(ISO) : undefined)}
        />
      )}
    </Field>
  )
}

import type { Day } from '@confida/i18n'
import dayjs from 'dayjs'
import { DATE_PLACEHOLDER, ISO_FORMAT } from './date-format.ts'
import { DatePicker } from './date-picker.tsx'
import type { FormFieldControl } from './form-field.tsx'

interface DayPickerProps extends Partial<FormFieldControl> {
  value?: Day
  onChange?: (day: Day | undefined) => void
  max?: Day
}

/** A day, chosen or typed as dd/MM/yyyy. In a `Form.Item` it gets its value from there. */
export function DayPicker({ value, onChange, max, ...control }: DayPickerProps) {
  return (
    <DatePicker
      {...control}
      style={{ inlineSize: '100%' }}
      placeholder={DATE_PLACEHOLDER}
      value={value ? dayjs(value) : null}
      maxDate={max ? dayjs(max) : undefined}
      // Enter accepts the day; it must not submit the form around it.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={(date) => onChange?.(dayjs.isDayjs(date) ? date.format(ISO_FORMAT) : undefined)}
    />
  )
}

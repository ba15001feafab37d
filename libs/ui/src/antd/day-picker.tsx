import { type Day, readDay, today, useTranslation } from '@confida/i18n'
import dayjs from 'dayjs'
import { type SyntheticEvent, useState } from 'react'
import { ISO_FORMAT } from './date-format.ts'
import { DatePicker, type DatePickerProps } from './date-picker.tsx'
import { type DayEntry, typedDay } from './day-entry.ts'
import type { FormFieldControl } from './form-field.tsx'
import { TypedInput, UnreadText } from './typed-input.tsx'

interface DayPickerProps
  extends Partial<Omit<FormFieldControl, 'status'>>,
    Pick<DatePickerProps, 'status' | 'name' | 'placeholder' | 'popupAlign' | 'showNow' | 'style'> {
  value?: DayEntry
  onChange?: (entry: DayEntry | undefined) => void
  min?: Day
  /** Today, as a rule. */
  max?: Day
  /** Where the calendar of an empty field opens. */
  opensAt?: Day
}

const components = { input: TypedInput }

const textIn = ({ target }: SyntheticEvent) => (target instanceof HTMLInputElement ? target.value : undefined)

/** A day, chosen or typed as dd/MM/yyyy. In a `Form.Item` it gets its value from there. */
export function DayPicker({ value, onChange, min, max = today(), opensAt, ...control }: DayPickerProps) {
  const { t } = useTranslation('common')
  const day = readDay(value)
  const unread = value && !day ? value : undefined
  const [isTyping, setIsTyping] = useState(false)

  const handleTyping = (event: SyntheticEvent) => {
    const text = textIn(event)
    const typed = typedDay(text ?? '')
    setIsTyping(true)
    if (typed || text === '') onChange?.(typed)
  }
  const handleBlur = (event: SyntheticEvent) => {
    const text = textIn(event)?.trim()
    setIsTyping(false)
    if (text && text !== value && !typedDay(text)) onChange?.(text)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what is typed, which antd does not tell
    <div onChange={handleTyping} onBlur={handleBlur}>
      <UnreadText value={isTyping ? undefined : unread}>
        <DatePicker
          {...control}
          components={components}
          style={{ inlineSize: '100%', ...control.style }}
          placeholder={control.placeholder ?? t('field.datePlaceholder')}
          value={day ? dayjs(day) : null}
          minDate={min ? dayjs(min) : undefined}
          maxDate={dayjs(max)}
          // Applied at each opening, also over a day that was chosen.
          defaultPickerValue={dayjs(day ?? opensAt ?? max)}
          // Enter accepts the day; it must not submit the form around it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={(date) => onChange?.(dayjs.isDayjs(date) ? date.format(ISO_FORMAT) : undefined)}
        />
      </UnreadText>
    </div>
  )
}

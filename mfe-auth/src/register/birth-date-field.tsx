import { useTranslation } from '@confida/i18n'
import { Field } from '@confida/ui'
import { DATE_FORMAT, DatePicker, type Dayjs, dayjs } from '@confida/ui/date'
import { ThemedRoot } from '@confida/ui/themed'
import { useState } from 'react'

/** The first is the format that is shown; the others are accepted too: without separators, or with short numbers. */
const formats = [DATE_FORMAT, 'DDMMYYYY', 'D/M/YYYY', 'DD-MM-YYYY', 'DD.MM.YYYY']

const ISO_DAY = 'YYYY-MM-DD'

interface BirthDateFieldProps {
  /** `YYYY-MM-DD`, or nothing. */
  value: string
  onChange: (value: string) => void
  isMissing: boolean
}

/** A day up to today, typed or picked; the calendar opens thirty years back, not at a birth today. */
export function BirthDateField({ value, onChange, isMissing }: BirthDateFieldProps) {
  const { t } = useTranslation('auth')
  const [isFuture, setIsFuture] = useState(false)

  // At every valid text too, as the picker itself takes a typed date only when its calendar closes; and then it hands
  // over days that its calendar would refuse.
  const handleDate = (date: Dayjs | Dayjs[] | null) => {
    const day = Array.isArray(date) ? null : date
    const isRefused = day?.isAfter(dayjs(), 'day') ?? false
    // The picker clears a refused date; the reason stays visible until another date is entered.
    if (day) setIsFuture(isRefused)
    onChange(day && !isRefused ? day.format(ISO_DAY) : '')
  }

  return (
    <ThemedRoot>
      <Field label={t('fields.birthDate')} error={isFuture && t('register.futureDate')}>
        {(control) => (
          <DatePicker
            id={control.id}
            aria-describedby={control['aria-describedby']}
            name="birth_date"
            format={formats}
            value={value ? dayjs(value) : null}
            onChange={handleDate}
            onCalendarChange={handleDate}
            // Enter accepts the date; it must not submit a half-filled form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            minDate={dayjs('1900-01-01')}
            maxDate={dayjs()}
            // Applied at each opening, also over a date that was chosen.
            defaultPickerValue={value ? dayjs(value) : dayjs().subtract(30, 'year')}
            showNow={false}
            placeholder={t('fields.datePlaceholder')}
            status={isMissing || isFuture ? 'error' : undefined}
            style={{ inlineSize: '100%', paddingInline: 'var(--cf-space-4)' }}
          />
        )}
      </Field>
    </ThemedRoot>
  )
}

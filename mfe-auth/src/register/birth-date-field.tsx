import { useTranslation } from '@confida/i18n'
import { Field } from '@confida/ui'
import { DATE_FORMAT, DatePicker, dayjs } from '@confida/ui/date'
import { ThemedRoot } from '@confida/ui/themed'

/** The first is how a date is written; the others are only understood: without separators, or with short numbers. */
const formats = [DATE_FORMAT, 'DDMMYYYY', 'D/M/YYYY', 'DD-MM-YYYY', 'DD.MM.YYYY']

const ISO_DAY = 'YYYY-MM-DD'

interface BirthDateFieldProps {
  /** `YYYY-MM-DD`, or nothing. */
  value: string
  onChange: (value: string) => void
  isMissing: boolean
}

/** A day up to today, typed or picked; opens on the years, as nobody pages back month by month to a birth. */
export function BirthDateField({ value, onChange, isMissing }: BirthDateFieldProps) {
  const { t } = useTranslation('auth')
  return (
    <ThemedRoot>
      <Field label={t('fields.birthDate')}>
        {(control) => (
          <DatePicker
            id={control.id}
            name="birth_date"
            format={formats}
            value={value ? dayjs(value) : null}
            onChange={(date) => onChange(Array.isArray(date) ? '' : (date?.format(ISO_DAY) ?? ''))}
            minDate={dayjs('1900-01-01')}
            maxDate={dayjs()}
            defaultPickerValue={dayjs().subtract(30, 'year')}
            placeholder={t('fields.datePlaceholder')}
            status={isMissing ? 'error' : undefined}
            style={{ inlineSize: '100%' }}
          />
        )}
      </Field>
    </ThemedRoot>
  )
}

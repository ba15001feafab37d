import { MINIMUM_AGE_DEFAULT } from '@confida/contracts'
import { today, useTranslation } from '@confida/i18n'
import { Field } from '@confida/ui'
import { DayPicker, useDayProblem } from '@confida/ui/date'
import { ThemedRoot } from '@confida/ui/themed'
import { birthDateBounds } from './birth-date.ts'

/** The calendar of an empty field opens there, not at a birth today. */
function thirtyYearsAgo() {
  const [year, month] = today().split('-')
  return `${Number(year) - 30}-${month}-01`
}

interface BirthDateFieldProps {
  /** `YYYY-MM-DD`, nothing, or what was typed and is no day. */
  value: string
  onChange: (value: string) => void
  isInvalid: boolean
}

/** A day up to today, typed or picked. What is none of them stays to be corrected. */
export function BirthDateField({ value, onChange, isInvalid }: BirthDateFieldProps) {
  const { t } = useTranslation('auth')
  const bounds = birthDateBounds()
  const problem = useDayProblem()(value, bounds)
  return (
    <ThemedRoot>
      <Field
        label={t('fields.birthDate')}
        hint={t('register.ageHint', { age: MINIMUM_AGE_DEFAULT })}
        error={problem}
        invalid={isInvalid}
      >
        {(control) => (
          <DayPicker
            {...control}
            {...bounds}
            name="birth_date"
            value={value}
            onChange={(entry) => onChange(entry ?? '')}
            opensAt={thirtyYearsAgo()}
            showNow={false}
            status={isInvalid || problem ? 'error' : undefined}
            style={{ paddingInline: 'var(--cf-space-4)' }}
          />
        )}
      </Field>
    </ThemedRoot>
  )
}

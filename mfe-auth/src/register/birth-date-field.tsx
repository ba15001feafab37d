import { MINIMUM_AGE_DEFAULT } from '@confida/contracts'
import { today, useTranslation } from '@confida/i18n'
import { Field } from '@confida/ui'
import { type DayEntry, DayPicker, dayProblem, useDayProblem } from '@confida/ui/date'
import { ThemedRoot } from '@confida/ui/themed'
import { useState } from 'react'

const FIRST_DAY = '1900-01-01'

/** The calendar of an empty field opens there, not at a birth today. */
function thirtyYearsAgo() {
  const [year, month] = today().split('-')
  return `${Number(year) - 30}-${month}-01`
}

interface BirthDateFieldProps {
  /** `YYYY-MM-DD`, or nothing. */
  value: string
  onChange: (value: string) => void
  isInvalid: boolean
}

/** A day up to today, typed or picked. What is none of them counts as missing, but stays to be corrected. */
export function BirthDateField({ value, onChange, isInvalid }: BirthDateFieldProps) {
  const { t } = useTranslation('auth')
  const [refused, setRefused] = useState<DayEntry>()
  const bounds = { min: FIRST_DAY, max: today() }
  const problem = useDayProblem()(refused, bounds)

  const handleChange = (entry: DayEntry | undefined) => {
    const isRefused = dayProblem(entry, bounds) !== undefined
    setRefused(isRefused ? entry : undefined)
    onChange(isRefused ? '' : (entry ?? ''))
  }
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
            value={refused ?? value}
            onChange={handleChange}
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

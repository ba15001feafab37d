import { EMAIL_MAX, NAME_MAX, PHONE_MAX } from '@confida/contracts'
import { today, useTranslation } from '@confida/i18n'
import { TextField } from '@confida/ui'
import { DayField } from '@confida/ui/date'
import type { ChangeEvent } from 'react'
import type { UserValues } from './user-values.ts'

interface UserFieldsProps {
  values: UserValues
  errors: Partial<Record<keyof UserValues, string>>
  /** Why the address cannot be changed; without, it can. */
  emailLock?: string
  onChange: (changes: Partial<UserValues>) => void
}

/** Name, birth date, phone and e-mail of an account. */
export function UserFields({ values, errors, emailLock, onChange }: UserFieldsProps) {
  const { t } = useTranslation('adminUsers')
  const text = (name: 'name' | 'phone' | 'email', maxLength: number) => ({
    label: t(`user.${name}`),
    autoComplete: 'off',
    maxLength,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value }),
  })
  return (
    <>
      <TextField required {...text('name', NAME_MAX)} />
      <DayField
        label={t('user.birthDate')}
        optional
        max={today()}
        value={values.birth_date}
        error={errors.birth_date}
        onChange={(birth_date) => onChange({ birth_date })}
      />
      <TextField optional type="tel" dir="ltr" placeholder="+39 333 1234567" {...text('phone', PHONE_MAX)} />
      <TextField
        required
        type="email"
        dir="ltr"
        readOnly={emailLock !== undefined}
        hint={emailLock}
        {...text('email', EMAIL_MAX)}
      />
    </>
  )
}

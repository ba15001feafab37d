import { EMAIL_MAX, NAME_MAX, PHONE_MAX } from '@confida/contracts'
import { today, useTranslation } from '@confida/i18n'
import { DayPicker, FormField, Input } from '@confida/ui/antd'
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
    autoComplete: 'off',
    maxLength,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value }),
  })
  return (
    <>
      <FormField label={t('user.name')} required error={errors.name}>
        {(control) => <Input {...control} {...text('name', NAME_MAX)} />}
      </FormField>
      <FormField label={t('user.birthDate')} optional error={errors.birth_date}>
        {(control) => (
          <DayPicker
            {...control}
            max={today()}
            value={values.birth_date}
            onChange={(birth_date) => onChange({ birth_date })}
          />
        )}
      </FormField>
      <FormField label={t('user.phone')} optional error={errors.phone}>
        {(control) => (
          <Input
            {...control}
            {...text('phone', PHONE_MAX)}
            type="tel"
            dir="ltr"
            placeholder="+39 333 1234567"
          />
        )}
      </FormField>
      <FormField label={t('user.email')} required hint={emailLock} error={errors.email}>
        {(control) => (
          <Input
            {...control}
            {...text('email', EMAIL_MAX)}
            type="email"
            dir="ltr"
            readOnly={emailLock !== undefined}
          />
        )}
      </FormField>
    </>
  )
}

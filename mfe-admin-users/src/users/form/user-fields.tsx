import { EMAIL_MAX, NAME_MAX, PHONE_MAX } from '@confida/contracts'
import { today, useTranslation } from '@confida/i18n'
import { TextField } from '@confida/ui'
import { DayField } from '@confida/ui/date'
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
  return (
    <>
      <TextField
        label={t('user.name')}
        required
        maxLength={NAME_MAX}
        autoComplete="off"
        value={values.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <DayField
        label={t('user.birthDate')}
        optional
        max={today()}
        value={values.birth_date}
        error={errors.birth_date}
        onChange={(birth_date) => onChange({ birth_date })}
      />
      <TextField
        label={t('user.phone')}
        optional
        type="tel"
        dir="ltr"
        placeholder="+39 333 1234567"
        maxLength={PHONE_MAX}
        autoComplete="off"
        value={values.phone}
        error={errors.phone}
        onChange={(event) => onChange({ phone: event.target.value })}
      />
      <TextField
        label={t('user.email')}
        required
        type="email"
        dir="ltr"
        maxLength={EMAIL_MAX}
        readOnly={emailLock !== undefined}
        hint={emailLock}
        autoComplete="off"
        value={values.email}
        error={errors.email}
        onChange={(event) => onChange({ email: event.target.value })}
      />
    </>
  )
}

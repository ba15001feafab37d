import { PASSWORD_MIN } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { PasswordField, TextField } from '@confida/ui'
import { BirthDateField } from './birth-date-field.tsx'
import { PhoneField } from './phone-field.tsx'
import styles from './register.module.css'
import type { useRegisterForm } from './use-register-form.ts'

type RegisterFieldsProps = Pick<ReturnType<typeof useRegisterForm>, 'values' | 'set' | 'isInvalid'>

/** Name, birth date, phone, e-mail and password. */
export function RegisterFields({ values, set, isInvalid }: RegisterFieldsProps) {
  const { t } = useTranslation('auth')
  return (
    <>
      <TextField
        name="name"
        invalid={isInvalid('name')}
        label={t('fields.name')}
        placeholder={t('fields.namePlaceholder')}
        autoComplete="name"
        dir="auto"
        maxLength={100}
        value={values.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <div className={styles.pair}>
        <BirthDateField
          value={values.birthDate}
          onChange={(birthDate) => set({ birthDate })}
          isInvalid={isInvalid('birthDate')}
        />
        <PhoneField
          country={values.country}
          number={values.phone}
          onChange={set}
          isInvalid={isInvalid('phone')}
        />
      </div>
      <TextField
        type="email"
        name="email"
        invalid={isInvalid('email')}
        label={t('fields.email')}
        placeholder={t('fields.emailPlaceholder')}
        autoComplete="email"
        dir="auto"
        value={values.email}
        onChange={(event) => set({ email: event.target.value })}
      />
      <PasswordField
        name="password"
        invalid={isInvalid('password')}
        label={t('fields.password')}
        hint={t('register.passwordHint', { min: PASSWORD_MIN })}
        autoComplete="new-password"
        value={values.password}
        onChange={(event) => set({ password: event.target.value })}
      />
    </>
  )
}

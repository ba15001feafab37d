import { DISCOUNT_CODE_MAX, NAME_MAX, PASSWORD_MIN } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { PasswordField, TextField } from '@confida/ui'
import type { useSignUpForm } from './use-sign-up-form.ts'

type SignUpFieldsProps = Pick<ReturnType<typeof useSignUpForm>, 'values' | 'set' | 'isInvalid'>

/** Name, e-mail, password and the optional discount code. */
export function SignUpFields({ values, set, isInvalid }: SignUpFieldsProps) {
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
        maxLength={NAME_MAX}
        value={values.name}
        onChange={(event) => set({ name: event.target.value })}
      />
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
      <TextField
        name="discount_code"
        invalid={isInvalid('discountCode')}
        label={t('fields.discountCode')}
        optional
        hint={t('screen.discountHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={DISCOUNT_CODE_MAX}
        value={values.discountCode}
        onChange={(event) => set({ discountCode: event.target.value.toUpperCase() })}
      />
    </>
  )
}

import { useTranslation } from '@confida/i18n'
import { Checkbox, PasswordField, TextField } from '@confida/ui'
import { Lock, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './login.module.css'
import type { LoginField } from './login-problem.ts'
import type { useLoginForm } from './use-login-form.ts'

interface LoginFieldsProps {
  fields: ReturnType<typeof useLoginForm>['fields']
  invalid: readonly LoginField[] | undefined
  /** The way to the recovery of credentials, beside the box. */
  recovery: ReactNode
}

/** E-mail, password and "remember me". */
export function LoginFields({ fields, invalid, recovery }: LoginFieldsProps) {
  const { t } = useTranslation('auth')
  return (
    <>
      <TextField
        type="email"
        name="email"
        label={t('fields.email')}
        placeholder={t('fields.emailPlaceholder')}
        autoComplete="username"
        dir="auto"
        invalid={invalid?.includes('email')}
        startIcon={<Mail aria-hidden size={18} />}
        value={fields.email}
        onChange={(event) => fields.setEmail(event.target.value)}
      />
      <PasswordField
        name="password"
        label={t('fields.password')}
        autoComplete="current-password"
        invalid={invalid?.includes('password')}
        startIcon={<Lock aria-hidden size={18} />}
        value={fields.password}
        onChange={(event) => fields.setPassword(event.target.value)}
      />
      <div className={styles.options}>
        <Checkbox
          label={t('login.remember')}
          checked={fields.rememberMe}
          onChange={(event) => fields.setRememberMe(event.target.checked)}
        />
        {recovery}
      </div>
    </>
  )
}

import type { SecondStep } from '@confida/contracts'
import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'
import { Alert, Button, PasswordField } from '@confida/ui'
import { type FormEvent, useState } from 'react'
import formStyles from '../form/form.module.css'
import { useStartChange } from './second-factor.mutations.ts'

/** Who changes second factors shows the password first. */
export function PasswordStep({ onDone }: { onDone: (step: SecondStep) => void }) {
  const { t } = useTranslation('secondStep')
  const [password, setPassword] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const start = useStartChange()
  const detail = start.error instanceof ApiError ? start.error.details.detail : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(!password)
    if (password && !start.isPending) start.mutate(password, { onSuccess: onDone })
  }

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <p>{t('account.passwordText')}</p>
      <PasswordField
        name="password"
        label={t('account.password')}
        autoComplete="current-password"
        autoFocus
        error={isMissing && t('account.passwordMissing')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {start.isError && <Alert tone="danger">{detail ?? t('failed')}</Alert>}
      <Button type="submit" size="lg" fullWidth loading={start.isPending}>
        {t('account.continue')}
      </Button>
    </form>
  )
}

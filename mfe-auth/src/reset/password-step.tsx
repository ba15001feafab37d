import { PASSWORD_MIN } from '@confida/contracts'
import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'
import { Alert, Button, PasswordField } from '@confida/ui'
import { type FormEvent, useState } from 'react'
import { Form } from '../form/form.tsx'
import { refreshRemembered } from '../login/remembered-credentials.ts'
import { StrengthMeter } from '../strength/strength-meter.tsx'
import { useConfirmReset } from './reset.mutations.ts'
import { useResetProblem } from './use-reset-problem.ts'

interface PasswordStepProps {
  email: string
  code: string
  onDone: () => void
  onNewCode: () => void
}

/** Step 3: the new password, twice. */
export function PasswordStep({ email, code, onDone, onNewCode }: PasswordStepProps) {
  const { t } = useTranslation('auth')
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [refusal, setRefusal] = useState<'tooShort' | 'mismatch'>()
  const confirm = useConfirmReset()
  const failure = useResetProblem(confirm.error, 'save')
  const isCodeDead = confirm.error instanceof ApiError && confirm.error.code === 'reset_code_invalid'
  const problem = refusal ? t(`reset.errors.${refusal}`) : failure

  const handleSuccess = () => {
    void refreshRemembered({ email, password })
    onDone()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (confirm.isPending) return
    if (password.length < PASSWORD_MIN) return setRefusal('tooShort')
    if (password !== confirmation) return setRefusal('mismatch')
    setRefusal(undefined)
    confirm.mutate({ email, code, new_password: password }, { onSuccess: handleSuccess })
  }

  return (
    <Form onSubmit={submit} problem={confirm.error}>
      <p>{t('reset.passwordText')}</p>
      <PasswordField
        name="new_password"
        invalid={refusal === 'tooShort' || (confirm.isError && !isCodeDead)}
        label={t('reset.newPassword')}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <StrengthMeter password={password} />
      <PasswordField
        name="confirmation"
        invalid={refusal === 'mismatch'}
        label={t('reset.confirmation')}
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
      />
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button type="submit" size="lg" fullWidth loading={confirm.isPending}>
        {t('reset.save')}
      </Button>
      {isCodeDead && (
        <Button variant="ghost" fullWidth onClick={onNewCode}>
          {t('reset.newCode')}
        </Button>
      )}
    </Form>
  )
}

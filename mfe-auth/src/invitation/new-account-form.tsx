import { NAME_MAX, PASSWORD_MIN } from '@confida/contracts'
import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'
import { Alert, Button, PasswordField, TextField } from '@confida/ui'
import { type FormEvent, useState } from 'react'
import { Form } from '../form/form.tsx'
import { StrengthMeter } from '../strength/strength-meter.tsx'
import { useAcceptInvitation } from './invitation.mutations.ts'
import { useInvitationProblem } from './use-invitation-problem.ts'

interface AcceptanceFormProps {
  token: string
  onDone: () => void
  /** Somebody has registered the address meanwhile. */
  onAccount: () => void
}

/** For who has no account: a name and a password. */
export function NewAccountForm({ token, onDone, onAccount }: AcceptanceFormProps) {
  const { t } = useTranslation('profile', { keyPrefix: 'invitation' })
  const { t: ta } = useTranslation('auth')
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setIsTried] = useState(false)
  const accept = useAcceptInvitation()
  const problem = useInvitationProblem(accept.error)
  const isNameMissing = !name.trim()
  const isTooShort = password.length < PASSWORD_MIN

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isNameMissing || isTooShort || accept.isPending) return
    accept.mutate(
      { token, name, password },
      {
        onSuccess: onDone,
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'email_exists') onAccount()
        },
      },
    )
  }
  return (
    <Form onSubmit={submit} problem={accept.error}>
      <p>{t('newText')}</p>
      <TextField
        name="name"
        label={t('name')}
        autoComplete="name"
        dir="auto"
        maxLength={NAME_MAX}
        error={isTried && isNameMissing && t('missing')}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <PasswordField
        name="password"
        label={t('newPassword')}
        autoComplete="new-password"
        error={isTried && isTooShort && ta('reset.errors.tooShort')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <StrengthMeter password={password} />
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button type="submit" size="lg" fullWidth loading={accept.isPending}>
        {t('accept')}
      </Button>
    </Form>
  )
}

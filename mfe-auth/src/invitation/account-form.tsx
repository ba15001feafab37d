import { useTranslation } from '@confida/i18n'
import { Alert, Button, PasswordField } from '@confida/ui'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { Form } from '../form/form.tsx'
import { useAcceptWithAccount } from './invitation.mutations.ts'
import { useInvitationProblem } from './use-invitation-problem.ts'

interface AccountFormProps {
  token: string
  email: string
  onDone: () => void
}

/** For who has an account: its password. */
export function AccountForm({ token, email, onDone }: AccountFormProps) {
  const { t } = useTranslation('profile', { keyPrefix: 'invitation' })
  const [password, setPassword] = useState('')
  const [isTried, setIsTried] = useState(false)
  const accept = useAcceptWithAccount()
  const problem = useInvitationProblem(accept.error)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (password && !accept.isPending) accept.mutate({ token, password }, { onSuccess: onDone })
  }
  return (
    <Form onSubmit={submit} problem={accept.error}>
      <p>{t('accountText')}</p>
      {/* So that password managers know whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        invalid={accept.isError}
        error={isTried && !password && t('missing')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button type="submit" size="lg" fullWidth loading={accept.isPending}>
        {t('accept')}
      </Button>
      <Link to="/reset-password">{t('forgotten')}</Link>
    </Form>
  )
}

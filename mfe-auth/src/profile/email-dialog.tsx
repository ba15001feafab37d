import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'
import { Alert, Button, Dialog, notify, PasswordField, TextField } from '@confida/ui'
import { type FormEvent, useState } from 'react'
import { Form } from '../form/form.tsx'
import { useRequestEmailChange } from './profile.mutations.ts'
import { useProfileProblem } from './use-profile-problem.ts'

/** Another address: it counts once the link that is mailed to it is followed. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setIsTried] = useState(false)
  const change = useRequestEmailChange()
  const problem = useProfileProblem(change.error)
  const isPasswordWrong = change.error instanceof ApiError && change.error.code === 'password_incorrect'

  const handleSuccess = ({ message }: { message: string }) => {
    notify.success(message)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (email.trim() && password && !change.isPending)
      change.mutate({ email, password }, { onSuccess: handleSuccess })
  }

  return (
    <Dialog open size="sm" title={t('changeEmail')} dismissible={!change.isPending} onClose={onClose}>
      <Form onSubmit={submit} problem={change.error}>
        <p>{t('emailHint')}</p>
        <TextField
          type="email"
          name="email"
          label={t('email')}
          autoComplete="email"
          dir="auto"
          invalid={change.isError && !isPasswordWrong}
          error={isTried && !email.trim() && t('missing')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          invalid={isPasswordWrong}
          error={isTried && !password && t('missing')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {problem && <Alert tone="danger">{problem}</Alert>}
        <Button type="submit" size="lg" fullWidth loading={change.isPending}>
          {t('sendLink')}
        </Button>
      </Form>
    </Dialog>
  )
}

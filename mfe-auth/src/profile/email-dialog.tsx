import { useTranslation } from '@confida/i18n'
import { Alert, Button, Dialog, notify, PasswordField, TextField } from '@confida/ui'
import { type FormEvent, useState } from 'react'
import formStyles from '../form/form.module.css'
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
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <p>{t('emailHint')}</p>
        <TextField
          type="email"
          name="email"
          label={t('email')}
          autoComplete="email"
          dir="auto"
          error={isTried && !email.trim() && t('missing')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          error={isTried && !password && t('missing')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {problem && <Alert tone="danger">{problem}</Alert>}
        <Button type="submit" size="lg" fullWidth loading={change.isPending}>
          {t('sendLink')}
        </Button>
      </form>
    </Dialog>
  )
}

import { useTranslation } from '@confida/i18n'
import { Alert, Button, Dialog, TextField } from '@confida/ui'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDraft } from '../drafts/use-draft.ts'
import formStyles from '../form/form.module.css'
import { Form } from '../form/form.tsx'
import type { LandingDialogProps } from '../landing/dialogs/landing-dialog.types.ts'
import { rememberedEmail } from '../login/remembered-credentials.ts'
import { useRequestReset } from '../reset/reset.mutations.ts'
import { useResetProblem } from '../reset/use-reset-problem.ts'

/** Requests a reset code; the server's message says what happened, and the code is entered on the reset page. */
export function RecoveryDialog({ onClose }: LandingDialogProps) {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation('common')
  const navigate = useNavigate()
  // Starts with what was typed into the login form.
  const { values, set } = useDraft('login', { email: rememberedEmail() }, [])
  const { email } = values
  const [isEmpty, setIsEmpty] = useState(false)
  const request = useRequestReset()
  const problem = useResetProblem(request.error, 'send')
  const isSent = request.data !== undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsEmpty(!email.trim())
    if (email.trim() && !request.isPending) request.mutate(email.trim())
  }
  const enterCode = () => navigate(`/reset-password?email=${encodeURIComponent(email.trim())}`)

  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('recovery.title')}
      description={t('recovery.description')}
    >
      <Form onSubmit={submit} problem={request.error}>
        <TextField
          type="email"
          name="email"
          label={t('fields.email')}
          placeholder={t('fields.emailPlaceholder')}
          autoComplete="email"
          dir="auto"
          invalid={request.isError}
          error={isEmpty && t('reset.errors.emailRequired')}
          value={email}
          onChange={(event) => set({ email: event.target.value })}
        />
        {problem && <Alert tone="danger">{problem}</Alert>}
        {request.data && <Alert tone="success">{request.data.message}</Alert>}
        {request.data && (
          <Button fullWidth onClick={enterCode}>
            {t('recovery.haveCode')}
          </Button>
        )}
        <div className={formStyles.actions}>
          {!isSent && (
            <Button variant="secondary" onClick={onClose}>
              {t('recovery.cancel')}
            </Button>
          )}
          <Button type="submit" variant={isSent ? 'ghost' : 'primary'} loading={request.isPending}>
            {t(isSent ? 'recovery.again' : 'recovery.send')}
          </Button>
          {isSent && (
            <Button variant="secondary" onClick={onClose}>
              {common('actions.close')}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  )
}

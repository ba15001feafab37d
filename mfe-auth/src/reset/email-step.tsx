import { useTranslation } from '@confida/i18n'
import { Alert, Button, TextField } from '@confida/ui'
import { type FormEvent, useState } from 'react'
import { Form } from '../form/form.tsx'
import { useRequestReset } from './reset.mutations.ts'
import { useResetProblem } from './use-reset-problem.ts'

interface EmailStepProps {
  initialEmail: string
  onSent: (email: string) => void
}

/** Step 1: the e-mail address. */
export function EmailStep({ initialEmail, onSent }: EmailStepProps) {
  const { t } = useTranslation('auth')
  const [email, setEmail] = useState(initialEmail)
  const [isEmpty, setIsEmpty] = useState(false)
  const request = useRequestReset()
  const problem = useResetProblem(request.error, 'send')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    setIsEmpty(!address)
    if (address && !request.isPending) request.mutate(address, { onSuccess: () => onSent(address) })
  }

  return (
    <Form onSubmit={submit} problem={request.error}>
      <p>{t('reset.emailText')}</p>
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
        onChange={(event) => setEmail(event.target.value)}
      />
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button type="submit" size="lg" fullWidth loading={request.isPending}>
        {t('reset.sendCode')}
      </Button>
    </Form>
  )
}

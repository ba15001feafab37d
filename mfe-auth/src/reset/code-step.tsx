import { RESET_CODE_LENGTH, toLatinDigits } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Button, TextField } from '@confida/ui'
import { type FormEvent, useState } from 'react'
import { Form } from '../form/form.tsx'
import { deadlineFor } from './code-deadline.ts'
import { Countdown } from './countdown.tsx'
import styles from './reset.module.css'
import { useVerifyCode } from './reset.mutations.ts'
import { useResetProblem } from './use-reset-problem.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface CodeStepProps {
  email: string
  onVerified: (code: string) => void
  onNewCode: () => void
}

/** The digits of what was typed or pasted. */
const codeIn = (text: string) => toLatinDigits(text).replace(/\D/g, '').slice(0, RESET_CODE_LENGTH)

/** Step 2: the code from the mail, until it expires. */
export function CodeStep({ email, onVerified, onNewCode }: CodeStepProps) {
  const { t } = useTranslation('auth')
  const [code, setCode] = useState('')
  const [isInvalid, setIsInvalid] = useState(false)
  const [deadline] = useState(() => deadlineFor(email))
  const seconds = useSecondsLeft(deadline)
  const verify = useVerifyCode()
  const problem = useResetProblem(verify.error, 'verify')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isComplete = code.length === RESET_CODE_LENGTH
    setIsInvalid(!isComplete)
    if (!isComplete || seconds === 0 || verify.isPending) return
    verify.mutate({ email, code }, { onSuccess: () => onVerified(code) })
  }

  return (
    <Form onSubmit={submit} problem={verify.error}>
      <p>{t('reset.codeText', { email })}</p>
      <TextField
        name="code"
        label={t('reset.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        inputClassName={styles.code}
        invalid={verify.isError}
        error={isInvalid && t('reset.errors.codeInvalid')}
        value={code}
        onChange={(event) => setCode(codeIn(event.target.value))}
      />
      <Countdown seconds={seconds} />
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button type="submit" size="lg" fullWidth disabled={seconds === 0} loading={verify.isPending}>
        {t('reset.verify')}
      </Button>
      <Button variant="ghost" fullWidth onClick={onNewCode}>
        {t('reset.newCode')}
      </Button>
    </Form>
  )
}

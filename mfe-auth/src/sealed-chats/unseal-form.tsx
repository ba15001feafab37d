import { RESET_CODE_LENGTH, toLatinDigits } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Button, notify, TextField } from '@confida/ui'
import { type FormEvent, useState } from 'react'
import { Form } from '../form/form.tsx'
import styles from '../second-step/second-step.module.css'
import { useUnsealChats } from './sealed-chats.mutations.ts'
import { useUnsealProblem } from './use-unseal-problem.ts'

const codeIn = (text: string) => toLatinDigits(text).replace(/\D/g, '').slice(0, RESET_CODE_LENGTH)

/** The code from the mail. */
export function UnsealForm({ onNewCode }: { onNewCode: () => void }) {
  const { t } = useTranslation('secondStep')
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const unseal = useUnsealChats()
  const problem = useUnsealProblem(unseal.error)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isComplete = code.length === RESET_CODE_LENGTH
    setIsMissing(!isComplete)
    if (!isComplete || unseal.isPending) return
    // Awaited: unsealing unmounts this form before the mutation's callbacks would run.
    void unseal.mutateAsync(code).then(
      () => notify.success(t('unseal.done')),
      () => undefined,
    )
  }

  return (
    <Form onSubmit={submit} problem={unseal.error}>
      <TextField
        name="code"
        label={t('unseal.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        autoFocus
        inputClassName={styles.code}
        invalid={unseal.isError}
        error={isMissing && t('unseal.missing')}
        value={code}
        onChange={(event) => setCode(codeIn(event.target.value))}
      />
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button type="submit" size="lg" fullWidth loading={unseal.isPending}>
        {t('unseal.submit')}
      </Button>
      <Button variant="ghost" fullWidth onClick={onNewCode}>
        {t('unseal.again')}
      </Button>
    </Form>
  )
}

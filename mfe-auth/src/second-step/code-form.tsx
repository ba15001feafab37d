import { type SecondStep, TOTP_CODE_LENGTH, toLatinDigits } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, TextField } from '@confida/ui'
import { type FormEvent, useState } from 'react'
import { Form } from '../form/form.tsx'
import styles from './second-step.module.css'
import { type Prove, useCodeProof } from './second-step.mutations.ts'
import { SecondStepAlert } from './second-step-alert.tsx'

interface CodeFormProps {
  ticket: string
  method: Exclude<SecondStep['methods'][number], 'passkey'>
  prove: Prove
  onAgain: () => void
}

/** The digits of an app's code, as they are typed or pasted. */
export const appCodeIn = (text: string) => toLatinDigits(text).replace(/\D/g, '').slice(0, TOTP_CODE_LENGTH)

/** A second step by a code: of the app, or a recovery code. */
export function CodeForm({ ticket, method, prove, onAgain }: CodeFormProps) {
  const { t } = useTranslation('secondStep')
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const proof = useCodeProof(ticket, prove)
  const isApp = method === 'totp'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isComplete = isApp ? code.length === TOTP_CODE_LENGTH : code.trim() !== ''
    setIsMissing(!isComplete)
    if (isComplete && !proof.isPending) proof.mutate(code)
  }

  return (
    <Form onSubmit={submit} problem={proof.error}>
      <p>{t(`methods.${method}.text`)}</p>
      <TextField
        name="code"
        label={t(`methods.${method}.label`)}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        autoFocus
        inputClassName={styles.code}
        invalid={proof.isError}
        error={isMissing && t('codeMissing')}
        value={code}
        onChange={(event) => setCode(isApp ? appCodeIn(event.target.value) : event.target.value)}
      />
      <SecondStepAlert error={proof.error} onAgain={onAgain} />
      <Button type="submit" size="lg" fullWidth loading={proof.isPending}>
        {t('verify')}
      </Button>
    </Form>
  )
}

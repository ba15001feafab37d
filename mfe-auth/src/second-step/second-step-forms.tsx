import type { SecondStep, SecondStepMethod } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useState } from 'react'
import { LinkButton } from '../form/link-button.tsx'
import { CodeForm } from './code-form.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import styles from './second-step.module.css'
import type { Prove } from './second-step.mutations.ts'

interface SecondStepFormsProps {
  step: SecondStep
  prove: Prove
  /** Back to the password: the ticket no longer counts. */
  onAgain: () => void
}

/** The second step by what the account has, with the ways to do it otherwise. */
export function SecondStepForms({ step, prove, onAgain }: SecondStepFormsProps) {
  const { t } = useTranslation('secondStep')
  const [method, setMethod] = useState<SecondStepMethod>(step.methods[0] ?? 'totp')
  const form = { ticket: step.ticket, prove, onAgain }
  return (
    <div className={styles.step}>
      {method === 'passkey' ? <PasskeyForm {...form} /> : <CodeForm key={method} method={method} {...form} />}
      <ul className={styles.others}>
        {step.methods
          .filter((other) => other !== method)
          .map((other) => (
            <li key={other}>
              <LinkButton onClick={() => setMethod(other)}>{t(`methods.${other}.choose`)}</LinkButton>
            </li>
          ))}
      </ul>
    </div>
  )
}

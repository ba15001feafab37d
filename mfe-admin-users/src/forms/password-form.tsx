import { FormField, Input } from '@confida/ui/antd'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import styles from './form.module.css'

interface PasswordFormProps {
  id: string
  label: string
  /** What counts as no password. */
  isMissing: (password: string) => boolean
  missingText: string
  /** What is wrong with the password that was sent. */
  problem?: string
  /** Above the field: why the last attempt failed. */
  alert?: ReactNode
  isPending: boolean
  /** As a rule `current-password`. */
  autoComplete?: 'current-password' | 'new-password'
  maxLength?: number
  onSubmit: (password: string) => void
}

/** One password, of which only a missing one is refused here; a dialog's buttons send it. */
export function PasswordForm(props: PasswordFormProps) {
  const { id, isMissing, missingText, problem, alert, isPending, onSubmit } = props
  const { autoComplete = 'current-password' } = props
  const [password, setPassword] = useState('')
  const [hasMissed, setHasMissed] = useState(false)

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isNothing = isMissing(password)
    setHasMissed(isNothing)
    if (!isNothing && !isPending) onSubmit(password)
  }
  return (
    <form id={id} noValidate className={styles.form} onSubmit={handleSubmit}>
      {alert}
      <FormField label={props.label} required error={hasMissed ? missingText : problem}>
        {(control) => (
          <Input.Password
            {...control}
            autoFocus
            autoComplete={autoComplete}
            maxLength={props.maxLength}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value)
              setHasMissed(false)
            }}
          />
        )}
      </FormField>
    </form>
  )
}

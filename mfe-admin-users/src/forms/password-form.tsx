import { Form, type FormInstance, Input } from '@confida/ui/antd'
import type { ReactNode } from 'react'
import styles from './form.module.css'

export interface PasswordValues {
  password: string
  current?: string
}

interface PasswordFormProps {
  id: string
  /** For who has something to say about a password that was sent. */
  form?: FormInstance<PasswordValues>
  label: string
  /** Asks for the password that is replaced, too. */
  current?: { label: string; missingText: string }
  missingText: string
  /** Blanks alone are no password. */
  whitespace?: boolean
  /** Above the field: why the last attempt failed. */
  alert?: ReactNode
  isPending: boolean
  /** As a rule `current-password`. */
  autoComplete?: 'current-password' | 'new-password'
  maxLength?: number
  onSubmit: (password: string, current: string | undefined) => void
}

/** A password, of which only a missing one is refused here; a dialog's buttons send it. */
export function PasswordForm(props: PasswordFormProps) {
  const { id, form, label, current, missingText, whitespace, alert, isPending, onSubmit } = props
  const { autoComplete = 'current-password', maxLength } = props
  return (
    <Form<PasswordValues>
      name={id}
      form={form}
      layout="vertical"
      className={styles.form}
      onFinish={(values) => !isPending && onSubmit(values.password, values.current)}
    >
      {alert}
      {current && (
        <Form.Item<PasswordValues>
          name="current"
          label={current.label}
          rules={[{ required: true, message: current.missingText }]}
        >
          <Input.Password autoFocus autoComplete="current-password" />
        </Form.Item>
      )}
      <Form.Item<PasswordValues>
        name="password"
        label={label}
        rules={[{ required: true, whitespace, message: missingText }]}
      >
        <Input.Password autoFocus={!current} autoComplete={autoComplete} maxLength={maxLength} />
      </Form.Item>
    </Form>
  )
}

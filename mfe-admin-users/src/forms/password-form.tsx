import { Form, type FormInstance, Input } from '@confida/ui/antd'
import type { ReactNode } from 'react'
import styles from './form.module.css'

export interface PasswordValues {
  password: string
}

interface PasswordFormProps {
  id: string
  /** For who has something to say about a password that was sent. */
  form?: FormInstance<PasswordValues>
  label: string
  missingText: string
  /** Blanks alone are no password. */
  whitespace?: boolean
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
  const { id, form, label, missingText, whitespace, alert, isPending, onSubmit } = props
  const { autoComplete = 'current-password', maxLength } = props
  return (
    <Form<PasswordValues>
      name={id}
      form={form}
      layout="vertical"
      className={styles.form}
      onFinish={({ password }) => !isPending && onSubmit(password)}
    >
      {alert}
      <Form.Item<PasswordValues>
        name="password"
        label={label}
        rules={[{ required: true, whitespace, message: missingText }]}
      >
        <Input.Password autoFocus autoComplete={autoComplete} maxLength={maxLength} />
      </Form.Item>
    </Form>
  )
}

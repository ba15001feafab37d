import { Alert, Button, Form, Input, type InputProps } from '@confida/ui/antd'
import type { ReactNode } from 'react'
import formStyles from '../forms/form.module.css'
import { useSecurityProblem } from './use-security-problem.ts'

interface OneFieldStepProps {
  label: string
  missingText: string
  submitLabel: string
  /** Above the field. */
  children?: ReactNode
  /** Below it. */
  extra?: string
  isPassword?: boolean
  input?: InputProps
  error: unknown
  isPending: boolean
  onSubmit: (value: string) => void
}

/** A step that asks for one thing: password, code, name. */
export function OneFieldStep(props: OneFieldStepProps) {
  const { label, missingText, submitLabel, children, extra, isPassword, input, isPending } = props
  const problem = useSecurityProblem(props.error)
  const Field = isPassword ? Input.Password : Input
  return (
    <Form<{ value: string }>
      layout="vertical"
      className={formStyles.form}
      onFinish={({ value }) => !isPending && props.onSubmit(value.trim())}
    >
      {children}
      {problem && !isPending && <Alert showIcon type="error" title={problem} />}
      <Form.Item
        name="value"
        label={label}
        extra={extra}
        rules={[{ required: true, whitespace: true, message: missingText }]}
      >
        <Field autoFocus {...input} />
      </Form.Item>
      <Button block type="primary" htmlType="submit" loading={isPending}>
        {submitLabel}
      </Button>
    </Form>
  )
}

import Form from 'antd/es/form'
import { type ReactNode, useId } from 'react'
import { OptionalLabel } from './optional-label.tsx'

/** What ties an input to its label, hint and error; spread on the input. */
export interface FormFieldControl {
  id: string
  status: 'error' | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FormFieldProps {
  label: string
  hint?: ReactNode
  /** The translated problem; the field is invalid while there is one. */
  error?: ReactNode
  required?: boolean
  /** Says "optional" beside the label. */
  optional?: boolean
  className?: string
  children: (control: FormFieldControl) => ReactNode
}

/**
 * antd's form item around an input whose value is kept outside of antd's form (in the address, a draft), with the ids
 * that antd sets only for its own values.
 */
export function FormField(props: FormFieldProps) {
  const { label, hint, error, required, optional, className, children } = props
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Form.Item
      layout="vertical"
      className={className}
      htmlFor={id}
      label={optional ? <OptionalLabel>{label}</OptionalLabel> : label}
      validateStatus={error ? 'error' : undefined}
      help={
        error && (
          <span id={`${id}-error`} role="alert">
            {error}
          </span>
        )
      }
      extra={hint && <span id={`${id}-hint`}>{hint}</span>}
    >
      {children({
        id,
        status: error ? 'error' : undefined,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
    </Form.Item>
  )
}

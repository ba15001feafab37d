import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from './field.tsx'
import styles from './input.module.css'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
}

export interface SelectFieldProps<Value extends string = string>
  extends Omit<FieldProps, 'children'>,
    Omit<ComponentProps<'select'>, 'children' | 'className' | 'id' | 'value' | 'onChange'> {
  options: readonly SelectOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Inside the box, before the text. */
  startIcon?: ReactNode
}

/** A labelled choice of one in a short list: the browser's own `select`, so that phones show their own picker. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hideLabel, hint, error, required, optional, aside, id, className, ...rest } = props
  const { options, onChange, startIcon, ...select } = rest
  return (
    <Field {...{ label, hideLabel, hint, error, required, optional, aside, id, className }}>
      {(control) => (
        <span className={styles.box}>
          {startIcon && <span className={styles.start}>{startIcon}</span>}
          <select
            {...select}
            {...control}
            className={styles.select}
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden size={18} className={styles.arrow} />
        </span>
      )}
    </Field>
  )
}

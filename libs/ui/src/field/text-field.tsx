import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { directionOfField } from './direction-of-field.ts'
import { Field, type FieldProps } from './field.tsx'
import styles from './input.module.css'

export interface TextFieldProps
  extends Omit<FieldProps, 'children'>,
    Omit<ComponentProps<'input'>, 'children' | 'className' | 'id'> {
  /** Inside the box, before the text. */
  startIcon?: ReactNode
  /** Inside the box, after the text. */
  end?: ReactNode
  inputClassName?: string
}

/** A labelled line of text; takes every attribute of `input` (`ref` too). */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, invalid, required, optional, aside, id, className, ...rest } = props
  const { startIcon, end, inputClassName, type = 'text', ...input } = rest
  return (
    <Field {...{ label, hideLabel, hint, error, invalid, required, optional, aside, id, className }}>
      {(control) => (
        <span className={styles.box}>
          {startIcon && <span className={styles.start}>{startIcon}</span>}
          <input
            {...input}
            {...control}
            type={type}
            dir={directionOfField(input)}
            className={classNames(styles.input, inputClassName)}
          />
          {end && <span className={styles.end}>{end}</span>}
        </span>
      )}
    </Field>
  )
}

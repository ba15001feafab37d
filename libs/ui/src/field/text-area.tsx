import { useTranslation } from '@confida/i18n'
import { type ComponentProps, useState } from 'react'
import { classNames } from '../class-names.ts'
import { directionOfField } from './direction-of-field.ts'
import { Field, type FieldProps } from './field.tsx'
import styles from './input.module.css'

export interface TextAreaProps
  extends Omit<FieldProps, 'children' | 'aside'>,
    Omit<ComponentProps<'textarea'>, 'children' | 'className' | 'id'> {
  /** Counts the characters against `maxLength`. */
  counter?: boolean
}

/** A labelled text of several lines; takes every attribute of `textarea`. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, invalid, required, optional, id, className, ...rest } = props
  const { counter, onChange, rows = 4, ...input } = rest
  const { t } = useTranslation('common')
  const [typed, setTyped] = useState(String(input.defaultValue ?? ''))
  const count = String(input.value ?? typed).length
  const max = input.maxLength
  const aside = counter && max !== undefined && (
    <>
      <span aria-hidden>{`${count}/${max}`}</span>
      <span className="cf-hidden">{t('field.characters', { count, max })}</span>
    </>
  )
  return (
    <Field {...{ label, hideLabel, hint, error, invalid, required, optional, id, className, aside }}>
      {(control) => (
        <span className={styles.box}>
          <textarea
            {...input}
            {...control}
            rows={rows}
            dir={directionOfField(input)}
            className={classNames(styles.input)}
            onChange={(event) => {
              setTyped(event.target.value)
              onChange?.(event)
            }}
          />
        </span>
      )}
    </Field>
  )
}

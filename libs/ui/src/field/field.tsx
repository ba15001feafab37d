import { useTranslation } from '@confida/i18n'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'

/** What ties a control to its label, hint and error; spread on the input. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export interface FieldProps {
  label: ReactNode
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean
  hint?: ReactNode
  /** The translated problem; the field is invalid while there is one. */
  error?: ReactNode
  /** Marks the field where its problem is told elsewhere. */
  invalid?: boolean
  required?: boolean
  /** Says "optional" beside the label. */
  optional?: boolean
  /** On the label's line, at its end: a counter, a link. */
  aside?: ReactNode
  id?: string
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** Label, hint and error around any control: `<Field label="…">{(control) => <DatePicker {...control} />}</Field>`. */
export function Field(props: FieldProps) {
  const { label, hideLabel, hint, error, invalid, required, optional, aside, className, children } = props
  const { t } = useTranslation('common')
  const generated = useId()
  const id = props.id ?? generated
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: FieldControl = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error || invalid ? true : undefined,
    'aria-required': required || undefined,
  }
  return (
    <div className={classNames(styles.field, className)}>
      <div className={classNames(styles.top, hideLabel && !aside && 'cf-hidden')}>
        <label className={classNames(styles.label, hideLabel && 'cf-hidden')} htmlFor={id}>
          {label}
          {optional && <span className={styles.optional}> ({t('field.optional')})</span>}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children(control)}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <CircleAlert aria-hidden size={15} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

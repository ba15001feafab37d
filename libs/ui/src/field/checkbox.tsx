import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** May hold links; they do not switch the box. */
  label: ReactNode
  error?: ReactNode
}

/** A labelled checkbox. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className={styles.row}>
        <span className={styles.control}>
          <input
            {...input}
            type="checkbox"
            className={styles.input}
            aria-invalid={error ? true : input['aria-invalid']}
            aria-describedby={error ? id : input['aria-describedby']}
          />
          <Check aria-hidden className={styles.mark} size={15} strokeWidth={3} />
        </span>
        <span className={styles.label}>{label}</span>
      </label>
      {error && (
        <p id={id} role="alert" className={classNames(styles.error)}>
          {error}
        </p>
      )}
    </div>
  )
}

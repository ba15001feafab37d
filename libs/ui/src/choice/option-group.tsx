import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './option-group.module.css'

export interface OptionGroupProps {
  legend: ReactNode
  /** Keeps the legend for assistive technology only. */
  hideLegend?: boolean
  hint?: ReactNode
  error?: ReactNode
  /** The least width of a column, any CSS length; as many columns as fit. */
  columnWidth?: string
  className?: string
  children: ReactNode
}

/** A named group of option cards in a grid. */
export function OptionGroup(props: OptionGroupProps) {
  const { legend, hideLegend, hint, error, columnWidth = '15rem', className, children } = props
  const id = useId()
  return (
    <fieldset
      className={className}
      aria-describedby={hint || error ? `${id}-note` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={classNames(styles.legend, hideLegend && 'cf-hidden')}>{legend}</legend>
      <div id={`${id}-note`}>
        {hint && <p className={styles.hint}>{hint}</p>}
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </div>
      <div
        className={styles.grid}
        style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${columnWidth}, 100%), 1fr))` }}
      >
        {children}
      </div>
    </fieldset>
  )
}

import { useTranslation } from '@confida/i18n'
import { classNames } from '../class-names.ts'
import styles from './spinner.module.css'

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg'
  /** What is being waited for; "Loading…" without. */
  label?: string
  /** Silent, where something else already says that it is busy. */
  decorative?: boolean
  className?: string
}

/** A turning ring that announces itself as a status. */
export function Spinner({ size = 'md', label, decorative, className }: SpinnerProps) {
  const { t } = useTranslation('common')
  const ring = <span aria-hidden className={classNames(styles.ring, styles[size], decorative && className)} />
  if (decorative) return ring
  return (
    <span role="status" className={classNames(styles.status, className)}>
      {ring}
      <span className="cf-hidden">{label ?? t('loading')}</span>
    </span>
  )
}

/** A spinner in the middle of an otherwise empty place. */
export function PageSpinner({ label }: { label?: string }) {
  return (
    <div className={styles.page}>
      <Spinner size="lg" label={label} />
    </div>
  )
}

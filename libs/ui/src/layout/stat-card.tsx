import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../feedback/skeleton.tsx'
import tones from '../theme/tones.module.css'
import styles from './stat-card.module.css'

export interface StatCardProps {
  label: ReactNode
  value: ReactNode
  icon?: ReactNode
  /** Under the value. */
  note?: ReactNode
  tone?: 'primary' | 'accent' | 'success' | 'info'
  loading?: boolean
  className?: string
}

/** A number and what it counts. */
export function StatCard({ label, value, icon, note, tone = 'primary', loading, className }: StatCardProps) {
  return (
    <div className={classNames(styles.card, className)} aria-busy={loading || undefined}>
      {icon && <span className={classNames(styles.icon, tones[tone])}>{icon}</span>}
      <dl className={styles.words}>
        <dt className={styles.label}>{label}</dt>
        <dd
          className={classNames(styles.value, typeof value === 'string' && value.length > 12 && styles.long)}
        >
          {loading ? <Skeleton width="4ch" /> : value}
        </dd>
        {note && <dd className={styles.note}>{note}</dd>}
      </dl>
    </div>
  )
}

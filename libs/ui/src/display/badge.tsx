import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { Tone } from '../feedback/alert.tsx'
import tones from '../theme/tones.module.css'
import styles from './badge.module.css'

export interface BadgeProps {
  /** Above 99 it shows "99+"; nothing at 0. */
  count: number
  /** What is counted, read out with the number: "unread feedback". */
  label?: string
}

/** A small number, such as of what is unread. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span className={styles.badge}>
      {count > 99 ? '99+' : count}
      {label && <span className="cf-hidden"> {label}</span>}
    </span>
  )
}

export interface TagProps {
  tone?: Tone | 'neutral' | 'primary' | 'accent'
  icon?: ReactNode
  children: ReactNode
  className?: string
}

/** A word about a thing's state: active, hidden, TOP. */
export function Tag({ tone = 'neutral', icon, children, className }: TagProps) {
  return (
    <span className={classNames(styles.tag, tones[tone], className)}>
      {icon}
      {children}
    </span>
  )
}

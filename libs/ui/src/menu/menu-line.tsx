import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './menu.module.css'

interface MenuLineProps {
  role: 'menuitem' | 'menuitemradio'
  label: string
  icon?: ReactNode
  aside?: ReactNode
  lang?: string
  tone?: 'danger'
  checked?: boolean
  disabled?: boolean
  onSelect: () => void
}

/** One line of a menu. */
export function MenuLine({
  role,
  label,
  icon,
  aside,
  lang,
  tone,
  checked,
  disabled,
  onSelect,
}: MenuLineProps) {
  return (
    <button
      type="button"
      role={role}
      tabIndex={-1}
      lang={lang}
      {...(role === 'menuitemradio' && { 'aria-checked': checked })}
      aria-disabled={disabled || undefined}
      className={classNames(styles.line, tone && styles[tone], checked && styles.checked)}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      onClick={() => !disabled && onSelect()}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>{label}</span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </button>
  )
}

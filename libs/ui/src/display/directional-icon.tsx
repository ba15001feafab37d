import type { ReactElement } from 'react'
import styles from './directional-icon.module.css'

/** Mirrors an arrow or chevron where the writing runs from right to left: `<DirectionalIcon><ArrowLeft /></DirectionalIcon>`. */
export const DirectionalIcon = ({ children }: { children: ReactElement }) => (
  <span className={`cf-directional ${styles.icon}`}>{children}</span>
)

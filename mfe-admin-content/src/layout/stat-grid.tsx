import type { ReactNode } from 'react'
import styles from './stat-grid.module.css'

/** Statistics beside one another. */
export const StatGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.cards}>{children}</div>
)

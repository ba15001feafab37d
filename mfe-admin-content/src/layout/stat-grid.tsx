import { classNames } from '@confida/ui'
import type { ReactNode } from 'react'
import styles from './stat-grid.module.css'

/** Statistics beside one another. */
export const StatGrid = ({ children }: { children: ReactNode }) => (
  <ul className={classNames('cf-list', styles.cards)}>{children}</ul>
)

import type { ReactNode } from 'react'
import styles from './wide-rows.module.css'

interface WideRowsProps {
  /** Pixels below which it scrolls sideways; as narrow as the window without. */
  leastWidth?: number
  children: ReactNode
}

/**
 * A table with a selection that may be wider than its place. antd's own `scroll` measures the headings in a hidden row, in
 * which their checkbox would take the focus.
 */
export const WideRows = ({ leastWidth, children }: WideRowsProps) => (
  <div className={styles.place}>
    <div style={{ minInlineSize: leastWidth }}>{children}</div>
  </div>
)

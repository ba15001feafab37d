import type { ReactNode } from 'react'
import styles from './content-editor.module.css'

/** What readers get of the fields beside it: it stays in sight and scrolls by itself. */
export const PanePreview = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and whoever has no pointer scrolls what has the focus
  <div className={styles.preview} tabIndex={0}>
    {children}
  </div>
)

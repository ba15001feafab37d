import type { ReactNode } from 'react'
import styles from './entry-lines.module.css'

interface EntryLinesProps {
  title: ReactNode
  /** Below it; what is empty is left out. */
  lines: ReactNode[]
}

/** The cells of a row under one another, where there is no room beside. */
export const EntryLines = ({ title, lines }: EntryLinesProps) => (
  <>
    <div className={styles.title}>{title}</div>
    {lines.filter(Boolean).map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never move
      <div key={index} className={styles.line}>
        {line}
      </div>
    ))}
  </>
)

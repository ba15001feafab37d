import styles from './clipped.module.css'

/** A line of somebody's words, cut at its own end: on a page of the other direction a cell would cut its beginning. */
export const Clipped = ({ children }: { children: string }) => (
  <span dir="auto" className={styles.line}>
    {children}
  </span>
)

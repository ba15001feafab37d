import { classNames } from '@confida/ui'
import { type Band, bandOf } from '../emotion-band.ts'
import styles from './share-bar.module.css'

const patterns: Record<Band, string | undefined> = {
  normal: undefined,
  attention: styles.striped,
  critical: styles.crossed,
}

/** A percentage as a bar in its band's colour and pattern; the number stands beside it, so it is silent. */
export function ShareBar({ percentage }: { percentage: number }) {
  const band = bandOf(percentage)
  return (
    <div aria-hidden className={styles.bar}>
      <div
        className={classNames(styles.filled, styles[band], patterns[band])}
        style={{ inlineSize: `${Math.min(100, percentage)}%` }}
      />
    </div>
  )
}

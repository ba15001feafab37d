import { classNames } from '@confida/ui'
import { Card } from '@confida/ui/antd'
import { useId } from 'react'
import { useNumber, usePercent } from '../../format/use-number.ts'
import styles from './bar-chart.module.css'

interface Bar {
  label: string
  count: number
}

interface BarChartProps {
  title: string
  /** What the numbers mean where that is not plain. */
  note?: string
  bars: Bar[]
  /** What the shares are of. */
  total: number
  /** For many bars: the width of the page, in two columns. */
  isWide?: boolean
}

/** Counts as bars, the most frequent first. The numbers stand beside the bars, which only illustrate them. */
export function BarChart({ title, note, bars, total, isWide }: BarChartProps) {
  const number = useNumber()
  const percent = usePercent()
  const id = useId()
  const sorted = bars.toSorted((a, b) => b.count - a.count)
  return (
    <section className={classNames(isWide && styles.wide)} aria-labelledby={id}>
      <Card size="small" className={styles.card}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {note && <p className={styles.note}>{note}</p>}
        <ol className={classNames('cf-list', styles.bars)}>
          {sorted.map(({ label, count }) => (
            <li key={label} className={styles.bar}>
              <span>{label}</span>
              <span className={styles.numbers}>
                <strong>{number(count)}</strong>{' '}
                <span className={styles.share}>{percent(count / total)}</span>
              </span>
              <span className={styles.track} aria-hidden>
                <span className={styles.fill} style={{ inlineSize: `${(count / total) * 100}%` }} />
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}

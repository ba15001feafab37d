import { useTranslation } from '@confida/i18n'
import { Card, Segmented, Skeleton } from '@confida/ui/antd'
import { lazy, Suspense, useId, useState } from 'react'
import { FigureTable } from './figure-table.tsx'
import styles from './figures-over-time.module.css'
import type { Series } from './series.ts'
import { SeriesChoice } from './series-choice.tsx'

const StackedBars = lazy(async () => ({ default: (await import('./stacked-bars.tsx')).StackedBars }))

interface FiguresOverTimeProps {
  title: string
  /** What a step is: a day, a month. */
  unit: string
  steps: string[]
  series: Series[]
  /** What is to be known to read them. */
  note?: string
  /** The figures of the last answer, while another one is fetched. */
  isStale?: boolean
}

/** Figures step by step: as bars, of which each series can be left out, or the same as a table. */
export function FiguresOverTime({ title, unit, steps, series, note, isStale }: FiguresOverTimeProps) {
  const { t } = useTranslation('adminContent')
  const id = useId()
  const [form, setForm] = useState<'chart' | 'table'>('chart')
  const [hidden, setHidden] = useState<string[]>([])
  const isShown = ({ key }: Series) => !hidden.includes(key)
  return (
    <section aria-labelledby={id} aria-busy={isStale || undefined} className={styles.figures}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Segmented
          aria-label={t('charts.form')}
          value={form}
          onChange={setForm}
          options={[
            { value: 'chart', label: t('charts.chart') },
            { value: 'table', label: t('charts.table') },
          ]}
        />
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {form === 'table' ? (
        <FigureTable unit={unit} steps={steps} series={series} />
      ) : (
        <Card>
          <SeriesChoice series={series} hidden={hidden} onChange={setHidden} />
          <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
            <StackedBars label={title} steps={steps} series={series.filter(isShown)} />
          </Suspense>
        </Card>
      )}
    </section>
  )
}

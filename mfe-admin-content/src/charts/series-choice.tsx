import { useTranslation } from '@confida/i18n'
import { Checkbox } from '@confida/ui/antd'
import type { Series } from './series.ts'
import styles from './series-choice.module.css'

interface SeriesChoiceProps {
  series: Series[]
  /** Keys of those that are left out. */
  hidden: string[]
  onChange: (hidden: string[]) => void
}

/** The chart's legend, by which series are left out and taken in again. */
export function SeriesChoice({ series, hidden, onChange }: SeriesChoiceProps) {
  const { t } = useTranslation('adminContent')
  return (
    <fieldset className={styles.choice} aria-label={t('charts.series')}>
      {series.map(({ key, name, colour }) => (
        <Checkbox
          key={key}
          checked={!hidden.includes(key)}
          onChange={({ target }) =>
            onChange(target.checked ? hidden.filter((each) => each !== key) : [...hidden, key])
          }
        >
          <span aria-hidden className={styles.mark} style={{ background: colour }} />
          <bdi>{name}</bdi>
        </Checkbox>
      ))}
    </fieldset>
  )
}

import { type DayRange, useTranslation } from '@confida/i18n'
import { DayRangeFilter } from '@confida/ui/antd'
import styles from '../layout/filter-bar.module.css'

interface CustomRangeProps {
  range: DayRange
  onChange: (range: DayRange) => void
}

/** First and last day of a range. */
export function CustomRange(props: CustomRangeProps) {
  const { t } = useTranslation('adminContent')
  return (
    <DayRangeFilter
      {...props}
      className={styles.pair}
      fromLabel={t('filters.from')}
      toLabel={t('filters.to')}
    />
  )
}

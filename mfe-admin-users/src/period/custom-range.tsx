import { type DayRange, useTranslation } from '@confida/i18n'
import { DayRangeFilter } from '@confida/ui/antd'
import styles from './custom-range.module.css'

interface CustomRangeProps {
  range: DayRange
  onChange: (range: DayRange) => void
}

/** First and last day of a range, both included; either may be open. */
export function CustomRange(props: CustomRangeProps) {
  const { t } = useTranslation('adminUsers')
  return (
    <DayRangeFilter
      {...props}
      className={styles.range}
      fromLabel={t('period.from')}
      toLabel={t('period.to')}
    />
  )
}

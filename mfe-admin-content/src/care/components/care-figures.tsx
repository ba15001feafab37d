import type { CareDimension, ComplianceMonth } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { EmptyList } from '@confida/ui/antd'
import { LifeBuoy } from 'lucide-react'
import { FiguresOverTime } from '../../charts/figures-over-time.tsx'
import { useMonthName } from '../../format/use-month-name.ts'
import { useCareSeries } from '../use-care-series.ts'

interface CareFiguresProps {
  months: ComplianceMonth[]
  dimension: CareDimension
  isStale: boolean
}

/** The cards of each month, as they spread over countries or languages. */
export function CareFigures({ months, dimension, isStale }: CareFiguresProps) {
  const { t } = useTranslation('adminContent')
  const monthName = useMonthName()
  const series = useCareSeries(months, dimension)
  if (series.length === 0) return <EmptyList icon={LifeBuoy} title={t('care.empty')} />
  return (
    <FiguresOverTime
      title={t('care.months')}
      unit={t('compliance.month')}
      steps={months.map(({ month }) => monthName(`${month}-01`))}
      series={series}
      isStale={isStale}
    />
  )
}

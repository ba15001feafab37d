import type { ComplianceMonth } from '@confida/contracts'
import { numberLocale, useLanguage, useTranslation } from '@confida/i18n'
import { Link } from 'react-router-dom'
import { useNumber } from '../../format/use-number.ts'
import { RowTable } from '../../layout/row-table.tsx'
import { ComplianceSection } from './compliance-section.tsx'

interface MonthTableProps {
  year: number
  months: ComplianceMonth[]
  isStale: boolean
}

/** What was shown in each month, the last one first. */
export function MonthTable({ year, months, isStale }: MonthTableProps) {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  const monthName = new Intl.DateTimeFormat(numberLocale(useLanguage()), { month: 'long', timeZone: 'UTC' })
  return (
    <ComplianceSection
      title={t('compliance.months')}
      description={t('compliance.monthsDescription')}
      actions={<Link to={{ search: `?view=schede-aiuto&year=${year}` }}>{t('compliance.toCare')}</Link>}
    >
      <RowTable
        rows={months.toReversed()}
        keyOf={({ month }) => month}
        isStale={isStale}
        columns={[
          {
            key: 'month',
            title: t('compliance.month'),
            read: ({ month }) => monthName.format(new Date(`${month}-01T00:00:00Z`)),
          },
          {
            key: 'start',
            title: t('compliance.shownAtStart'),
            read: ({ disclosures }) => number(disclosures.start),
          },
          {
            key: 'repeat',
            title: t('compliance.shownAgain'),
            read: ({ disclosures }) => number(disclosures.repeat),
          },
          {
            key: 'cards',
            title: t('compliance.careCards'),
            read: ({ care_cards }) => number(care_cards),
          },
        ]}
      />
    </ComplianceSection>
  )
}

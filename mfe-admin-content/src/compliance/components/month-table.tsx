import { CARE_PEOPLE_MIN, type ComplianceMonth } from '@confida/contracts'
import { numberLocale, useLanguage, useTranslation } from '@confida/i18n'
import { useNumber } from '../../format/use-number.ts'
import { RowTable } from '../../layout/row-table.tsx'
import { CareGroups } from './care-groups.tsx'
import { ComplianceSection } from './compliance-section.tsx'

interface MonthTableProps {
  months: ComplianceMonth[]
  isStale: boolean
}

/** What was shown in each month, the last one first. */
export function MonthTable({ months, isStale }: MonthTableProps) {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  const monthName = new Intl.DateTimeFormat(numberLocale(useLanguage()), { month: 'long', timeZone: 'UTC' })
  return (
    <ComplianceSection
      title={t('compliance.months')}
      description={t('compliance.withheld', { people: number(CARE_PEOPLE_MIN) })}
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
          {
            key: 'country',
            title: t('compliance.byCountry'),
            read: ({ care_by_country, care_cards }) => (
              <CareGroups dimension="country" groups={care_by_country} total={care_cards} />
            ),
          },
          {
            key: 'language',
            title: t('compliance.byLanguage'),
            read: ({ care_by_language, care_cards }) => (
              <CareGroups dimension="language" groups={care_by_language} total={care_cards} />
            ),
          },
        ]}
      />
    </ComplianceSection>
  )
}

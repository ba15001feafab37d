import { exportCaliforniaReport } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { api } from '@confida/session'
import { PageHeader } from '@confida/ui'
import { LoadFailure } from '@confida/ui/antd'
import { DownloadButton } from '../layout/download-button.tsx'
import { FilterBar } from '../layout/filter-bar.tsx'
import { ListSkeleton } from '../layout/list-skeleton.tsx'
import { BackLink } from '../navigation/back-link.tsx'
import { useComplianceYear } from './api/compliance.queries.ts'
import { MonthTable } from './components/month-table.tsx'
import { TermsSection } from './components/terms-section.tsx'
import { YearFigures } from './components/year-figures.tsx'
import { YearFilter } from './components/year-filter.tsx'
import { useYear } from './use-year.ts'

/** What the law asks for: that it was disclosed, how often help was shown, who has agreed to what. */
export function CompliancePage() {
  const { t } = useTranslation('adminContent')
  const { year } = useYear()
  return (
    <>
      <PageHeader
        back={<BackLink to={{ search: '?view=registro' }}>{t('navigation.auditLog')}</BackLink>}
        title={t('compliance.title')}
        description={t('compliance.description')}
        actions={
          <DownloadButton
            label={t('compliance.downloadReport', { year })}
            open={() => api.open(exportCaliforniaReport, { query: { year } })}
          />
        }
      />
      <FilterBar>
        <YearFilter />
      </FilterBar>
      <Year year={Number(year)} />
      <TermsSection />
    </>
  )
}

function Year({ year }: { year: number }) {
  const { t } = useTranslation('adminContent')
  const { data, isPending, isFetching, isPlaceholderData, refetch } = useComplianceYear(year)
  if (isPending) return <ListSkeleton rows={2} count={2} />
  if (!data) {
    const retry = () => void refetch()
    return <LoadFailure title={t('compliance.loadError')} isRetrying={isFetching} onRetry={retry} />
  }
  return (
    <>
      <YearFigures months={data.months} />
      <MonthTable year={year} months={data.months} isStale={isPlaceholderData} />
    </>
  )
}

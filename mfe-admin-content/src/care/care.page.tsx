import { CARE_PEOPLE_MIN, type CareDimension, careDimensions, exportCareCards } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { api } from '@confida/session'
import { PageHeader } from '@confida/ui'
import { LoadFailure, SelectFilter } from '@confida/ui/antd'
import { useComplianceYear } from '../compliance/api/compliance.queries.ts'
import { YearFilter } from '../compliance/components/year-filter.tsx'
import { useYear } from '../compliance/use-year.ts'
import { useNumber } from '../format/use-number.ts'
import { DownloadButton } from '../layout/download-button.tsx'
import { FilterBar } from '../layout/filter-bar.tsx'
import { ListSkeleton } from '../layout/list-skeleton.tsx'
import { BackLink } from '../navigation/back-link.tsx'
import { CareFigures } from './components/care-figures.tsx'

/** How often help was shown: by month, and by country or by language. */
export function CarePage() {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  const { params, change } = useAddress()
  const { year } = useYear()
  const dimension = careDimensions.find((each) => each === params.get('by')) ?? 'country'
  const options = careDimensions.map((value) => ({ value, label: t(`care.dimensions.${value}`) }))
  return (
    <>
      <PageHeader
        back={
          <BackLink to={{ search: `?view=conformita&year=${year}` }}>{t('navigation.compliance')}</BackLink>
        }
        title={t('care.title')}
        description={t('care.description', { people: number(CARE_PEOPLE_MIN) })}
        actions={
          <DownloadButton
            label={t('care.download')}
            open={() => api.open(exportCareCards, { query: { year } })}
          />
        }
      />
      <FilterBar>
        <YearFilter />
        <SelectFilter
          label={t('care.by')}
          value={dimension}
          options={options}
          onChange={(value) => change({ by: value })}
        />
      </FilterBar>
      <Year year={Number(year)} dimension={dimension} />
    </>
  )
}

function Year({ year, dimension }: { year: number; dimension: CareDimension }) {
  const { t } = useTranslation('adminContent')
  const { data, isPending, isFetching, isPlaceholderData, refetch } = useComplianceYear(year)
  if (isPending) return <ListSkeleton rows={8} count={1} />
  if (!data) {
    const retry = () => void refetch()
    return <LoadFailure title={t('compliance.loadError')} isRetrying={isFetching} onRetry={retry} />
  }
  return <CareFigures months={data.months} dimension={dimension} isStale={isPlaceholderData} />
}

import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { useUserFilters } from '../users/use-user-filters.ts'
import { BrokerFilterBar, brokerPeriods } from './components/broker-filter-bar.tsx'
import { BrokerList } from './components/broker-list.tsx'
import { ExportActions } from './export/export-actions.tsx'

/** Who is registered, as a table to be searched, sorted, downloaded and printed. */
export function DataBrokerPage() {
  const { t } = useTranslation('adminUsers')
  const list = useUserFilters(brokerPeriods)
  return (
    <>
      <PageHeader
        title={t('broker.title')}
        description={t('broker.description')}
        actions={<ExportActions filters={list.filters} />}
      />
      <BrokerFilterBar filters={list.filters} onChange={list.set} />
      <BrokerList list={list} />
    </>
  )
}

import { useTranslation } from '@confida/i18n'
import { Card, EmptyState, ErrorState, Skeleton, useIsPhone } from '@confida/ui'
import { SearchX } from 'lucide-react'
import { Pager } from '../../paging/pager.tsx'
import { useCursor } from '../../paging/use-cursor.ts'
import { useUserPage } from '../../users/api/user.queries.ts'
import type { useUserFilters } from '../../users/use-user-filters.ts'
import { userQuery } from '../../users/user-filters.ts'
import { BrokerCards } from './broker-cards.tsx'
import { BrokerTable } from './broker-table.tsx'

const PAGE_SIZE = 50

/** The page of the table that filters, order and cursor lead to. */
export function BrokerList({ list }: { list: ReturnType<typeof useUserFilters> }) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const cursor = useCursor()
  const isPhone = useIsPhone()
  const page = useUserPage(userQuery(list.filters, new Date()), PAGE_SIZE, cursor.cursor)

  if (page.isPending) {
    return (
      <Card role="status" aria-label={tc('loading')}>
        <Skeleton lines={10} height="1.4em" />
      </Card>
    )
  }
  if (!page.data) {
    return (
      <ErrorState
        title={t('broker.loadError')}
        isRetrying={page.isFetching}
        onRetry={() => void page.refetch()}
      />
    )
  }
  if (page.data.rows.length === 0) {
    return <EmptyState illustration={<SearchX aria-hidden />} title={t('list.empty')} />
  }
  return (
    <>
      {isPhone ? (
        <BrokerCards users={page.data.rows} isStale={page.isPlaceholderData} />
      ) : (
        <BrokerTable
          users={page.data.rows}
          isStale={page.isPlaceholderData}
          sort={list.filters.sort}
          onSort={(sort) => list.set({ sort })}
        />
      )}
      <Pager page={page.data} pageSize={PAGE_SIZE} cursor={cursor} />
    </>
  )
}

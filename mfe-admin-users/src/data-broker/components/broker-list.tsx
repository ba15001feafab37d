import { useTranslation } from '@confida/i18n'
import { useIsPhone } from '@confida/ui'
import { Card, LoadFailure, Skeleton } from '@confida/ui/antd'
import { Pager } from '../../paging/pager.tsx'
import { useCursor } from '../../paging/use-cursor.ts'
import { usePageRecovery } from '../../paging/use-page-recovery.ts'
import { useUserPage } from '../../users/api/user.queries.ts'
import { NoUsers } from '../../users/components/no-users.tsx'
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
  const isLeaving = usePageRecovery(page, cursor)

  if (page.isPending || isLeaving) {
    return (
      <div role="status" aria-label={tc('loading')}>
        <Card>
          <Skeleton active title={false} paragraph={{ rows: 10 }} />
        </Card>
      </div>
    )
  }
  if (!page.data) {
    return (
      <LoadFailure
        title={t('broker.loadError')}
        isRetrying={page.isFetching}
        onRetry={() => void page.refetch()}
      />
    )
  }
  if (page.data.rows.length === 0) {
    return <NoUsers />
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

import { useTranslation } from '@confida/i18n'
import { Button, EmptyState, ErrorState, PageHeader } from '@confida/ui'
import { SearchX } from 'lucide-react'
import { Pager } from '../paging/pager.tsx'
import { useCursor } from '../paging/use-cursor.ts'
import { useUserPage } from './api/user.queries.ts'
import { listPeriods, UserFilterBar } from './components/user-filter-bar.tsx'
import { UserGrid, UserGridSkeleton } from './components/user-grid.tsx'
import { UserTiles } from './components/user-tiles.tsx'
import { useUserFilters } from './use-user-filters.ts'
import { isFiltered, userQuery } from './user-filters.ts'

/** Divides by two and three, so that full pages fill their rows. */
const PAGE_SIZE = 24

function UserList({ list }: { list: ReturnType<typeof useUserFilters> }) {
  const { t } = useTranslation('adminUsers')
  const cursor = useCursor()
  const page = useUserPage(userQuery(list.filters, new Date()), PAGE_SIZE, cursor.cursor)

  if (page.isPending) return <UserGridSkeleton />
  if (!page.data) {
    return (
      <ErrorState
        title={t('list.loadError')}
        isRetrying={page.isFetching}
        onRetry={() => void page.refetch()}
      />
    )
  }
  if (page.data.rows.length === 0) {
    return (
      <EmptyState
        illustration={<SearchX aria-hidden />}
        title={t('list.empty')}
        action={
          isFiltered(list.filters) && (
            <Button variant="secondary" onClick={list.clear}>
              {t('filters.clear')}
            </Button>
          )
        }
      />
    )
  }
  return (
    <>
      <UserGrid users={page.data.rows} isOld={page.isPlaceholderData} />
      <Pager page={page.data} pageSize={PAGE_SIZE} cursor={cursor} />
    </>
  )
}

/** All accounts: figures, filters, and a page of cards. */
export function Screen() {
  const { t } = useTranslation('adminUsers')
  const list = useUserFilters(listPeriods)
  return (
    <>
      <PageHeader title={t('list.title')} description={t('list.description')} />
      <UserTiles />
      <UserFilterBar filters={list.filters} onChange={list.set} />
      <UserList list={list} />
    </>
  )
}

import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, LoadFailure } from '@confida/ui/antd'
import { Pager } from '../../paging/pager.tsx'
import { useCursor } from '../../paging/use-cursor.ts'
import { usePageRecovery } from '../../paging/use-page-recovery.ts'
import { useUserPage } from '../api/user.queries.ts'
import type { UserAction } from '../dialogs/user-dialog.ts'
import type { useUserFilters } from '../use-user-filters.ts'
import { isFiltered, userQuery } from '../user-filters.ts'
import { NoUsers } from './no-users.tsx'
import { UserActions } from './user-actions.tsx'
import { UserGrid, UserGridSkeleton } from './user-grid.tsx'

/** Divides by two and three, so that full pages fill their rows. */
const PAGE_SIZE = 24

interface UserListProps {
  list: ReturnType<typeof useUserFilters>
  onAction: (action: UserAction, user: User) => void
}

/** The page of cards that the filters and the cursor lead to, and what stands there while or when there is none. */
export function UserList({ list, onAction }: UserListProps) {
  const { t } = useTranslation('adminUsers')
  const cursor = useCursor()
  const page = useUserPage(userQuery(list.filters, new Date()), PAGE_SIZE, cursor.cursor)
  const isLeaving = usePageRecovery(page, cursor)

  if (page.isPending || isLeaving) return <UserGridSkeleton />
  if (!page.data) {
    return (
      <LoadFailure
        title={t('list.loadError')}
        isRetrying={page.isFetching}
        onRetry={() => void page.refetch()}
      />
    )
  }
  if (page.data.rows.length === 0) {
    return (
      <NoUsers>
        {isFiltered(list.filters) && <Button onClick={list.clear}>{t('filters.clear')}</Button>}
      </NoUsers>
    )
  }
  return (
    <>
      <UserGrid
        users={page.data.rows}
        isStale={page.isPlaceholderData}
        actionsFor={(user) => <UserActions user={user} onAction={(action) => onAction(action, user)} />}
      />
      <Pager page={page.data} pageSize={PAGE_SIZE} cursor={cursor} />
    </>
  )
}

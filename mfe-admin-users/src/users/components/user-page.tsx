import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { LoadFailure } from '@confida/ui/antd'
import type { ReactNode } from 'react'
import type { Page } from '../../paging/page.ts'
import { Pager } from '../../paging/pager.tsx'
import { useCursor } from '../../paging/use-cursor.ts'
import { usePageRecovery } from '../../paging/use-page-recovery.ts'
import { useUserPage } from '../api/user.queries.ts'
import type { useUserFilters } from '../use-user-filters.ts'
import { userQuery } from '../user-filters.ts'
import { NoUsers } from './no-users.tsx'
import { UserGridSkeleton } from './user-grid.tsx'

interface ShownPage {
  page: Page<User>
  /** Whether they are the rows of the last page, while another one is fetched. */
  isStale: boolean
  cursor: ReturnType<typeof useCursor>
}

interface UserPageProps {
  list: ReturnType<typeof useUserFilters>
  pageSize: number
  children: (shown: ShownPage) => ReactNode
}

/** The page of accounts that the filters and the cursor lead to, and what stands there while or when there is none. */
export function UserPage({ list, pageSize, children }: UserPageProps) {
  const { t } = useTranslation('adminUsers')
  const cursor = useCursor()
  const page = useUserPage(userQuery(list.filters, new Date()), pageSize, cursor.cursor)
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
  if (page.data.rows.length === 0) return <NoUsers />
  return (
    <>
      {children({ page: page.data, isStale: page.isPlaceholderData, cursor })}
      <Pager page={page.data} pageSize={pageSize} cursor={cursor} />
    </>
  )
}

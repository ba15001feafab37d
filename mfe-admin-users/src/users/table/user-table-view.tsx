import type { User } from '@confida/contracts'
import { lazy, Suspense, useState } from 'react'
import { Pager } from '../../paging/pager.tsx'
import { SelectionBar } from '../../selection/selection-bar.tsx'
import { useSelection } from '../../selection/use-selection.ts'
import { UserPage } from '../components/user-page.tsx'
import type { UserAction } from '../dialogs/user-dialog.ts'
import { useOpenedUser } from '../drawer/use-opened-user.ts'
import type { useUserFilters } from '../use-user-filters.ts'
import { TableToolbar } from './table-toolbar.tsx'
import { useTableSettings } from './use-table-settings.ts'
import { UserTable } from './user-table.tsx'

const UserDrawer = lazy(async () => ({ default: (await import('../drawer/user-drawer.tsx')).UserDrawer }))

const bulkActions = ['standby', 'activate', 'announce', 'delete'] as const

interface UserTableViewProps {
  list: ReturnType<typeof useUserFilters>
  onAction: (action: UserAction, user: User) => void
}

/** The accounts as a table: sorted, chosen, and each opened beside it. */
export function UserTableView({ list, onAction }: UserTableViewProps) {
  const settings = useTableSettings()
  const selection = useSelection()
  const opened = useOpenedUser()
  // The last one stays until it has moved out.
  const [shownId, setShownId] = useState(opened.id)
  if (opened.id && opened.id !== shownId) setShownId(opened.id)
  return (
    <>
      <SelectionBar selection={selection} actions={bulkActions} />
      <UserPage list={list} pageSize={settings.pageSize}>
        {({ page, isStale, cursor }) => (
          <>
            <TableToolbar settings={settings} onPageSize={cursor.restart}>
              <Pager isAbove page={page} pageSize={settings.pageSize} cursor={cursor} />
            </TableToolbar>
            <UserTable
              users={page.rows}
              isStale={isStale}
              list={list}
              columns={settings.columns}
              selection={selection}
              onOpen={opened.open}
            />
          </>
        )}
      </UserPage>
      {shownId && (
        <Suspense>
          <UserDrawer
            key={shownId}
            id={shownId}
            isOpen={opened.id === shownId}
            onAction={onAction}
            onClosed={() => setShownId(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

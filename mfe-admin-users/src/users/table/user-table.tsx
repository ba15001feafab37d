import type { User } from '@confida/contracts'
import { useIsPhone } from '@confida/ui'
import { pressName } from '../../rows/press-name.ts'
import { UserRowsTable } from '../../rows/user-rows-table.tsx'
import { WideRows } from '../../rows/wide-rows.tsx'
import { useRowSelection } from '../../selection/use-row-selection.ts'
import type { useSelection } from '../../selection/use-selection.ts'
import type { useUserFilters } from '../use-user-filters.ts'
import { useUserColumns } from './use-user-columns.tsx'
import type { UserColumn } from './user-columns.ts'
import styles from './user-table.module.css'

/** Pixels of a column: what a short address, a date or an amount needs. */
const COLUMN_WIDTH = 105

const phoneColumns: readonly UserColumn[] = ['name', 'status']

interface UserTableProps {
  users: User[]
  /** The rows of the last page, while another one is fetched. */
  isStale: boolean
  list: ReturnType<typeof useUserFilters>
  columns: readonly UserColumn[]
  selection: ReturnType<typeof useSelection>
  onOpen: (user: User) => void
}

/** Many accounts at a glance, to be chosen for what is done to several. */
export function UserTable({ users, isStale, list, columns, selection, onOpen }: UserTableProps) {
  const isPhone = useIsPhone()
  const shown = isPhone ? phoneColumns : columns
  const tableColumns = useUserColumns({ columns: shown, sort: list.filters.sort, isStacked: isPhone, onOpen })
  return (
    <WideRows leastWidth={isPhone ? undefined : shown.length * COLUMN_WIDTH}>
      <UserRowsTable
        columns={tableColumns}
        dataSource={users}
        isStale={isStale}
        onSort={(sort) => list.set({ sort })}
        rowClassName={styles.row}
        onRow={() => ({ onClick: pressName })}
        rowSelection={useRowSelection(selection, isStale)}
      />
    </WideRows>
  )
}

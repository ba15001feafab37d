import type { User, UserSort } from '@confida/contracts'
import { Table, TableCard } from '@confida/ui/antd'
import type { ComponentProps } from 'react'
import styles from './user-rows-table.module.css'

interface UserRowsTableProps extends Omit<ComponentProps<typeof Table<User>>, 'scroll' | 'onChange'> {
  /** Pixels below which the table scrolls sideways instead of breaking its dates and numbers. */
  leastWidth?: number
  /** The rows of the last page, while another one is fetched. */
  isStale: boolean
  onSort: (sort: UserSort) => void
}

/** One page of accounts. Sorting is the server's: a click on a heading asks for another order. */
export function UserRowsTable({ leastWidth, isStale, onSort, ...table }: UserRowsTableProps) {
  return (
    <TableCard className={styles.table} isStale={isStale}>
      <Table<User>
        {...table}
        rowKey="id"
        pagination={false}
        showSorterTooltip={false}
        // A third click would take the order away; there is always one.
        sortDirections={['ascend', 'descend', 'ascend']}
        scroll={leastWidth ? { x: leastWidth } : undefined}
        onChange={(_pages, _filters, sorter) => {
          const chosen = Array.isArray(sorter) ? sorter[0] : sorter
          if (chosen?.columnKey) {
            onSort(`${chosen.order === 'descend' ? '-' : ''}${chosen.columnKey}` as UserSort)
          }
        }}
      />
    </TableCard>
  )
}

/** How a column says that the rows are ordered by it. */
export const sortOrderOf = (sort: string, column: string) =>
  sort.replace('-', '') === column ? (sort.startsWith('-') ? 'descend' : 'ascend') : null

import type { User, UserSort } from '@confida/contracts'
import { classNames } from '@confida/ui'
import { Card, Table } from '@confida/ui/antd'
import styles from './broker-table.module.css'
import { useBrokerColumns } from './use-broker-columns.tsx'

/** Pixels below which the table scrolls sideways instead of breaking its dates and numbers. */
const LEAST_WIDTH = 880

interface BrokerTableProps {
  users: User[]
  /** The rows of the last page, while another one is fetched. */
  isStale: boolean
  sort: UserSort
  onSort: (sort: UserSort) => void
}

/** One page of the table. Sorting is the server's: a click on a heading asks for another order. */
export function BrokerTable({ users, isStale, sort, onSort }: BrokerTableProps) {
  const columns = useBrokerColumns(sort)
  return (
    <Card
      className={classNames(styles.card, isStale && styles.stale)}
      styles={{ body: { padding: 0 } }}
      aria-busy={isStale || undefined}
    >
      <Table<User>
        rowKey="id"
        columns={columns}
        dataSource={users}
        pagination={false}
        showSorterTooltip={false}
        // A third click would take the order away; there is always one.
        sortDirections={['ascend', 'descend', 'ascend']}
        scroll={{ x: LEAST_WIDTH }}
        onChange={(_pages, _filters, sorter) => {
          const chosen = Array.isArray(sorter) ? sorter[0] : sorter
          if (chosen?.columnKey) {
            onSort(`${chosen.order === 'descend' ? '-' : ''}${chosen.columnKey}` as UserSort)
          }
        }}
      />
    </Card>
  )
}

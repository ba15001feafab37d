import type { User, UserSort } from '@confida/contracts'
import { UserRowsTable } from '../../rows/user-rows-table.tsx'
import { useBrokerColumns } from './use-broker-columns.tsx'

const LEAST_WIDTH = 880

interface BrokerTableProps {
  users: User[]
  /** The rows of the last page, while another one is fetched. */
  isStale: boolean
  sort: UserSort
  onSort: (sort: UserSort) => void
}

/** One page of the registration data. */
export function BrokerTable({ users, isStale, sort, onSort }: BrokerTableProps) {
  return (
    <UserRowsTable
      columns={useBrokerColumns(sort)}
      dataSource={users}
      leastWidth={LEAST_WIDTH}
      isStale={isStale}
      onSort={onSort}
    />
  )
}

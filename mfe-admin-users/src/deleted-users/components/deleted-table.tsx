import type { DeletedUser, DeletedUserSort } from '@confida/contracts'
import { formatDate, formatDateTime, useTranslation } from '@confida/i18n'
import { Card, type ColumnsType, Table } from '@confida/ui/antd'
import { pressName } from '../../rows/press-name.ts'
import { sortOrderOf } from '../../rows/user-rows-table.tsx'
import { WideRows } from '../../rows/wide-rows.tsx'
import { SelectionBar } from '../../selection/selection-bar.tsx'
import { useRowSelection } from '../../selection/use-row-selection.ts'
import { useSelection } from '../../selection/use-selection.ts'
import { useUserDisplay } from '../../users/user-display.ts'
import { useDeletedBy } from '../use-deleted-by.ts'
import { type DeletedAction, DeletedActions } from './deleted-actions.tsx'
import styles from './deleted-table.module.css'
import { NameButton } from './name-button.tsx'
import { NoDeletedUsers } from './no-deleted-users.tsx'

/** Pixels below which the table scrolls sideways instead of breaking its words. */
const LEAST_WIDTH = 920

const bulkActions = ['restore'] as const

export interface DeletedRowsProps {
  users: DeletedUser[]
  sort: DeletedUserSort
  onSort: (sort: DeletedUserSort) => void
  onOpen: (dialog: DeletedAction, user: DeletedUser) => void
  /** Shows the account beside the table. */
  onShow: (user: DeletedUser) => void
}

function useColumns({ users, sort, onOpen, onShow }: DeletedRowsProps): ColumnsType<DeletedUser> {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  const deletedByOf = useDeletedBy()
  const erasedAt: ColumnsType<DeletedUser>[number] = {
    key: 'erased_at',
    title: t('deleted.erasedAt'),
    render: (_value, user) => <bdi className={styles.whole}>{formatDate(user.erased_at)}</bdi>,
  }
  return [
    {
      key: 'deleted_at',
      title: t('deleted.deletedAt'),
      sorter: true,
      sortOrder: sortOrderOf(sort, 'deleted_at'),
      render: (_value, user) => <bdi className={styles.whole}>{formatDateTime(user.deleted_at)}</bdi>,
    },
    {
      key: 'name',
      title: t('user.name'),
      sorter: true,
      sortOrder: sortOrderOf(sort, 'name'),
      render: (_value, user) => <NameButton user={user} onShow={onShow} />,
    },
    {
      key: 'email',
      title: t('user.email'),
      render: (_value, user) => <bdi className={styles.email}>{display.email(user)}</bdi>,
    },
    {
      key: 'deleted_by',
      title: t('deleted.deletedBy'),
      render: (_value, user) => <bdi className={styles.name}>{deletedByOf(user)}</bdi>,
    },
    // Where deleted accounts are kept, no row has a date.
    ...(users.some(({ erased_at }) => erased_at) ? [erasedAt] : []),
    {
      key: 'actions',
      title: t('deleted.actions'),
      render: (_value, user) => (
        <span className={styles.actions}>
          <DeletedActions user={user} onAction={(action) => onOpen(action, user)} />
        </span>
      ),
    },
  ]
}

/** When and by whom each account was deleted, and what can be done with it. */
export function DeletedTable(props: DeletedRowsProps) {
  const columns = useColumns(props)
  const selection = useSelection()
  const rowSelection = useRowSelection(selection)
  return (
    <>
      <SelectionBar selection={selection} actions={bulkActions} />
      <WideRows leastWidth={LEAST_WIDTH}>
        <Card styles={{ body: { padding: 0, overflow: 'hidden' } }}>
          <Table<DeletedUser>
            rowKey="id"
            columns={columns}
            rowSelection={rowSelection}
            dataSource={props.users}
            rowClassName={styles.row}
            onRow={() => ({ onClick: pressName })}
            pagination={false}
            showSorterTooltip={false}
            // A third click would take the order away; there is always one.
            sortDirections={['ascend', 'descend', 'ascend']}
            onChange={(_pages, _filters, sorter) => {
              const chosen = Array.isArray(sorter) ? sorter[0] : sorter
              if (chosen?.columnKey) {
                props.onSort(`${chosen.order === 'descend' ? '-' : ''}${chosen.columnKey}` as DeletedUserSort)
              }
            }}
            locale={{ emptyText: <NoDeletedUsers /> }}
          />
        </Card>
      </WideRows>
    </>
  )
}

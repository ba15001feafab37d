import type { DeletedUser } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import { Card, type ColumnsType, Table } from '@confida/ui/antd'
import { WideRows } from '../../rows/wide-rows.tsx'
import { SelectionBar } from '../../selection/selection-bar.tsx'
import { useRowSelection } from '../../selection/use-row-selection.ts'
import { useSelection } from '../../selection/use-selection.ts'
import { useUserDisplay } from '../../users/user-display.ts'
import { type DeletedAction, DeletedActions } from './deleted-actions.tsx'
import styles from './deleted-table.module.css'
import { NoDeletedUsers } from './no-deleted-users.tsx'

/** Pixels below which the table scrolls sideways instead of breaking its words. */
const LEAST_WIDTH = 760

const bulkActions = ['restore'] as const

export interface DeletedRowsProps {
  users: DeletedUser[]
  onOpen: (dialog: DeletedAction, user: DeletedUser) => void
}

function useColumns(onOpen: DeletedRowsProps['onOpen']): ColumnsType<DeletedUser> {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  return [
    {
      key: 'deleted_at',
      title: t('deleted.deletedAt'),
      render: (_value, user) => <bdi className={styles.whole}>{formatDateTime(user.deleted_at)}</bdi>,
    },
    {
      key: 'name',
      title: t('user.name'),
      render: (_value, user) => <bdi className={styles.name}>{display.name(user)}</bdi>,
    },
    {
      key: 'email',
      title: t('user.email'),
      render: (_value, user) => <bdi className={styles.email}>{display.email(user)}</bdi>,
    },
    {
      key: 'actions',
      title: t('deleted.actions'),
      render: (_value, user) => (
        <span className={styles.actions}>
          <DeletedActions onAction={(action) => onOpen(action, user)} />
        </span>
      ),
    },
  ]
}

/** Deletion date, name and address of each account, with what can be done. */
export function DeletedTable({ users, onOpen }: DeletedRowsProps) {
  const columns = useColumns(onOpen)
  const selection = useSelection()
  const rowSelection = useRowSelection(selection)
  return (
    <>
      <SelectionBar selection={selection} actions={bulkActions} />
      <WideRows leastWidth={LEAST_WIDTH}>
        <Card styles={{ body: { padding: 0 } }}>
          <Table<DeletedUser>
            rowKey="id"
            columns={columns}
            rowSelection={rowSelection}
            dataSource={users}
            pagination={false}
            locale={{ emptyText: <NoDeletedUsers /> }}
          />
        </Card>
      </WideRows>
    </>
  )
}

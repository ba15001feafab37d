import type { DeletedUser } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import { Button, Card, EmptyState } from '@confida/ui'
import { type ColumnsType, Table } from '@confida/ui/table'
import { FileText, RotateCcw, UserCheck } from 'lucide-react'
import { useUserDisplay } from '../../users/user-display.ts'
import styles from './deleted-table.module.css'

interface DeletedTableProps {
  users: DeletedUser[]
  onOpen: (dialog: 'restore' | 'data', user: DeletedUser) => void
}

function useColumns(onOpen: DeletedTableProps['onOpen']): ColumnsType<DeletedUser> {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  return [
    {
      key: 'deleted_at',
      title: t('deleted.deletedAt'),
      render: (_value, user) => <bdi>{formatDateTime(user.deleted_at)}</bdi>,
    },
    {
      key: 'name',
      title: t('user.name'),
      render: (_value, user) => <bdi className={styles.name}>{display.name(user)}</bdi>,
    },
    {
      key: 'email',
      title: t('user.email'),
      render: (_value, user) => <bdi>{display.email(user)}</bdi>,
    },
    {
      key: 'actions',
      title: t('deleted.actions'),
      render: (_value, user) => (
        <span className={styles.actions}>
          <Button
            variant="secondary"
            size="sm"
            icon={<RotateCcw aria-hidden />}
            onClick={() => onOpen('restore', user)}
          >
            {t('deleted.restore')}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            icon={<FileText aria-hidden />}
            onClick={() => onOpen('data', user)}
          >
            {t('deleted.data')}
          </Button>
        </span>
      ),
    },
  ]
}

/** Deletion date, name and address of each account, with what can be done. */
export function DeletedTable({ users, onOpen }: DeletedTableProps) {
  const { t } = useTranslation('adminUsers')
  const columns = useColumns(onOpen)
  return (
    <Card padding="none">
      <Table<DeletedUser>
        rowKey="id"
        columns={columns}
        dataSource={users}
        pagination={false}
        scroll={{ x: 'max-content' }}
        locale={{
          emptyText: <EmptyState illustration={<UserCheck aria-hidden />} title={t('deleted.empty')} />,
        }}
      />
    </Card>
  )
}

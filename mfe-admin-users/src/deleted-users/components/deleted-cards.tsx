import { formatDateTime, useTranslation } from '@confida/i18n'
import { RowCards } from '../../rows/row-cards.tsx'
import { useUserDisplay } from '../../users/user-display.ts'
import { DeletedActions } from './deleted-actions.tsx'
import type { DeletedRowsProps } from './deleted-table.tsx'
import { NoDeletedUsers } from './no-deleted-users.tsx'

/** The table's rows on a phone. */
export function DeletedCards({ users, onOpen }: DeletedRowsProps) {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  if (users.length === 0) return <NoDeletedUsers />
  return (
    <RowCards
      cards={users.map((user) => ({
        id: user.id,
        title: display.name(user),
        facts: [
          [t('deleted.deletedAt'), formatDateTime(user.deleted_at)],
          [t('user.email'), display.email(user)],
        ],
        actions: <DeletedActions onAction={(action) => onOpen(action, user)} />,
      }))}
    />
  )
}

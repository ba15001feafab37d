import { formatDate, formatDateTime, useTranslation } from '@confida/i18n'
import type { Fact } from '../../rows/fact-list.tsx'
import { RowCards } from '../../rows/row-cards.tsx'
import { useUserDisplay } from '../../users/user-display.ts'
import { useDeletedBy } from '../use-deleted-by.ts'
import { DeletedActions } from './deleted-actions.tsx'
import type { DeletedRowsProps } from './deleted-table.tsx'
import { NameButton } from './name-button.tsx'
import { NoDeletedUsers } from './no-deleted-users.tsx'

/** The table's rows on a phone. */
export function DeletedCards({
  users,
  onOpen,
  onShow,
}: Pick<DeletedRowsProps, 'users' | 'onOpen' | 'onShow'>) {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  const deletedByOf = useDeletedBy()
  if (users.length === 0) return <NoDeletedUsers />
  return (
    <RowCards
      cards={users.map((user) => ({
        id: user.id,
        title: <NameButton user={user} onShow={onShow} />,
        facts: [
          [t('deleted.deletedAt'), formatDateTime(user.deleted_at)],
          [t('user.email'), display.email(user)],
          [t('deleted.deletedBy'), deletedByOf(user)],
          ...(user.erased_at ? [[t('deleted.erasedAt'), formatDate(user.erased_at)] as Fact] : []),
        ],
        actions: <DeletedActions user={user} onAction={(action) => onOpen(action, user)} />,
      }))}
    />
  )
}

import type { DeletedUser } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import { type Fact, FactList } from '../../rows/fact-list.tsx'
import { UserProfile } from '../../users/drawer/user-profile.tsx'
import { useDeletedBy } from '../use-deleted-by.ts'

/** What is kept of the account, who deleted it, and how long it is kept. */
export function DeletedProfile({ user }: { user: DeletedUser }) {
  const { t } = useTranslation('adminUsers')
  const deletedByOf = useDeletedBy()
  const erasure: Fact[] = user.erased_at ? [[t('deleted.erasedAt'), formatDateTime(user.erased_at)]] : []
  return (
    <>
      <UserProfile user={user} />
      <FactList
        layout="vertical"
        facts={[
          [t('deleted.deletedAt'), formatDateTime(user.deleted_at)],
          [t('deleted.deletedBy'), deletedByOf(user)],
          ...erasure,
          [t('user.id'), user.id],
        ]}
      />
    </>
  )
}

import type { DeletedUser } from '@confida/contracts'
import { toUser } from '../../auth/account.mapper.ts'
import type { DeletedAccountRow } from './deleted-user.repository.ts'

export const toDeletedUser = (row: DeletedAccountRow): DeletedUser => ({
  ...toUser(row),
  deleted_at: row.deleted_at.toISOString(),
  deleted_by: row.deleted_by,
  deleted_by_name: row.deleted_by_name,
})

import type { DeletedUser } from '@confida/contracts'
import { toUser } from '../../users/user.mapper.ts'
import type { DeletedUserRow } from './deleted-user.repository.ts'

export const toDeletedUser = (row: DeletedUserRow): DeletedUser => ({
  ...toUser(row),
  deleted_at: row.deleted_at.toISOString(),
  deleted_by: row.deleted_by,
  deleted_by_name: row.deleted_by_name,
})

import type { DeletedUser } from '@confida/contracts'
import { type Reader, toManagedUser } from '../users/managed-user.mapper.ts'
import type { DeletedUserRow } from './deleted-user.repository.ts'

const DAY_MS = 24 * 3_600_000

/** @param retentionDays after which an account is erased for good; 0 keeps it */
export const toDeletedUser = (row: DeletedUserRow, retentionDays: number, reader: Reader): DeletedUser => ({
  ...toManagedUser(row, reader),
  deleted_at: row.deleted_at.toISOString(),
  deleted_by: row.deleted_by,
  deleted_by_name: row.deleted_by_name,
  erased_at: retentionDays ? new Date(row.deleted_at.getTime() + retentionDays * DAY_MS).toISOString() : null,
})

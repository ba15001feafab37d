import { type AdministratorRole, mayEnter, type User } from '@confida/contracts'
import { toUser, type UserRow } from '../../users/user.mapper.ts'

export interface Reader {
  administrator_role: AdministratorRole | null
}

/** A user as this administrator sees it: what it has paid is told to those alone who have to do with payments. */
export function toManagedUser(row: UserRow, { administrator_role }: Reader): User {
  const { total_spent, ...user } = toUser(row)
  return mayEnter(administrator_role, 'payments') ? { ...user, total_spent } : user
}

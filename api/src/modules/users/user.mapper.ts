import type { User } from '@confida/contracts'
import { columnsOf, type RowOf } from '../../platform/database/columns.ts'
import { UserEntity } from './user.entity.ts'

const columns = columnsOf(UserEntity, [
  'id',
  'name',
  'email',
  'email_confirmed_at',
  'phone',
  'birth_date',
  'created_at',
  'role',
  'administrator_role',
  'is_standby',
  'total_spent',
  'emotion_consent',
  'must_change_password',
])

/** What of a user may leave the API. The days are counted from the end of the premium time, the companions in their table. */
export const userColumns = `${columns.of('u')},
  greatest(ceil(extract(epoch from u.premium_until - now()) / 86400), 0)::int as days_remaining,
  (select count(*)::int from companions c where c.owner_id = u.id) as companion_count,
  u.sealed_email is not null as are_chats_sealed`
export type UserRow = RowOf<typeof columns> &
  Pick<User, 'days_remaining' | 'companion_count' | 'are_chats_sealed'>

export const toUser = (row: UserRow): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  email_confirmed: row.email_confirmed_at !== null,
  phone: row.phone,
  birth_date: row.birth_date,
  created_at: row.created_at.toISOString(),
  role: row.role,
  ...(row.administrator_role && { administrator_role: row.administrator_role }),
  is_standby: row.is_standby,
  total_spent: row.total_spent,
  days_remaining: row.days_remaining,
  companion_count: row.companion_count,
  emotion_consent: row.emotion_consent,
  has_temporary_login: row.must_change_password,
  are_chats_sealed: row.are_chats_sealed,
})

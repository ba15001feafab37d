import type { Role, User } from '@confida/contracts'

/** The columns of a user that may leave the API. */
export const userColumns = `u.id, u.name, u.email, u.phone, u.birth_date, u.created_at, u.role, u.is_standby,
  u.total_spent, u.emotion_consent,
  greatest(ceil(extract(epoch from u.premium_until - now()) / 86400), 0)::int as days_remaining,
  (select count(*)::int from companions c where c.owner_id = u.id) as companion_count`

export interface UserRow {
  id: string
  name: string
  email: string
  phone: string | null
  birth_date: string | null
  created_at: Date
  role: Role
  is_standby: boolean
  total_spent: number
  days_remaining: number
  emotion_consent: boolean
  companion_count: number
}

export const toUser = (row: UserRow): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  birth_date: row.birth_date,
  created_at: row.created_at.toISOString(),
  role: row.role,
  is_standby: row.is_standby,
  total_spent: row.total_spent,
  days_remaining: row.days_remaining,
  companion_count: row.companion_count,
  emotion_consent: row.emotion_consent,
})

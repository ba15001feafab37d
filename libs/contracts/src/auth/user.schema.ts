import * as z from 'zod/mini'
import { type Area, administratorRoles, mayEnter } from '../administrators/administrator.roles.ts'
import { id, timestamp } from '../common/field.schema.ts'

export const roles = ['user', 'admin'] as const
export type Role = (typeof roles)[number]

/** An account as its owner and administrators see it; never a password or its hash. */
export const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  email_confirmed: z.boolean(),
  phone: z.nullable(z.string()),
  birth_date: z.nullable(z.string()),
  created_at: timestamp,
  role: z.enum(roles),
  /** Of administrators alone. */
  administrator_role: z.optional(z.enum(administratorRoles)),
  is_standby: z.boolean(),
  /** Left out where an administrator looks who has nothing to do with payments. */
  total_spent: z.optional(z.number()),
  days_remaining: z.int(),
  companion_count: z.int(),
  emotion_consent: z.boolean(),
  /** An administrator has set the password: a new one has to be chosen before anything else. */
  has_temporary_login: z.boolean(),
  /** The chats are shown once the mailbox has confirmed the person. */
  are_chats_sealed: z.boolean(),
})

export type User = z.output<typeof user>

/** As `mayEnter`, of an account; until an API tells the role, every administrator is an owner. */
export const canEnter = (user: Pick<User, 'role' | 'administrator_role'> | undefined, area: Area): boolean =>
  user?.role === 'admin' && mayEnter(user.administrator_role ?? 'owner', area)

import { UserEntity } from '../../modules/users/user.entity.ts'
import type { Config } from '../config/config.ts'
import { columnsOf, type RowOf } from '../database/columns.ts'
import { statement } from '../database/statement.ts'
import { SessionEntity } from './session.entity.ts'

const userColumns = columnsOf(UserEntity, [
  'id',
  'name',
  'email',
  'role',
  'administrator_role',
  'language',
  'emotion_consent',
  'is_standby',
  'must_change_password',
  'sealed_email',
])
export interface SessionUser extends RowOf<typeof userColumns> {
  session_id: string
  /** Whether the last use that was written down is a minute ago, or its device is not. */
  is_use_due: boolean
  /** Whether it is an administrator who has no second factor. */
  is_administrator_by_password: boolean
}

/** Looked for where it is an administrator alone. */
const byPassword = `u.role = 'admin' and not exists (select from second_factors f where f.user_id = u.id)`

const isWithin = (lifetime: number, idle: number) =>
  `(s.created_at > now() - make_interval(secs => $${lifetime}) and s.last_used_at > now() - make_interval(secs => $${idle}))`

/** Whether session `s` of user `u` is open; the values from `$first` on are those of `sessionLimitValues`. */
const isOpen = (first: number) => `s.expires_at > now()
     and case u.role when 'admin' then ${isWithin(first, first + 1)} else ${isWithin(first + 2, first + 3)} end`

export const sessionLimitValues = ({ sessions: { admin, user } }: Pick<Config, 'sessions'>): number[] => [
  admin.lifetime,
  admin.idle,
  user.lifetime,
  user.idle,
]

// Read by every request with a token: prepared, and session and user at once, it takes half of a repository's time.
export const findSessionUser = statement(
  'access.user',
  `select ${userColumns.of('u')}, s.id as session_id, (s.last_used_at < now() - interval '1 minute' or s.browser is null) as is_use_due,
     ${byPassword} as is_administrator_by_password
   from sessions s join users u on u.id = s.user_id
   where s.id = $1 and s.user_id = $2 and u.deleted_at is null and ${isOpen(3)}`,
)

export interface OpenSession {
  id: string
  is_standby: boolean
}

// Of all open streams of a process at once, each some seconds: the account and the limits in one read.
export const findOpenSessions = statement(
  'access.open-sessions',
  `select s.id, u.is_standby from sessions s join users u on u.id = s.user_id
   where s.id = any($5::uuid[]) and u.deleted_at is null and ${isOpen(1)}`,
)

const sessionColumns = columnsOf(SessionEntity, ['id', 'browser', 'system', 'created_at', 'last_used_at'])
export type SessionRow = RowOf<typeof sessionColumns>

// What an open session is stands here alone: limits by role, added up from both tables.
export const listOpenSessions = statement(
  'access.list-sessions',
  `select ${sessionColumns.of('s')} from sessions s join users u on u.id = s.user_id
   where s.user_id = $5 and ${isOpen(1)} order by s.last_used_at desc, s.id`,
)

// Of many calls at once the first writes, so that a session costs one write a minute.
export const recordUse = statement(
  'access.record-use',
  `update sessions set last_used_at = now(), browser = coalesce(browser, $2), system = coalesce(system, $3)
   where id = $1 and (last_used_at < now() - interval '1 minute' or browser is null)`,
)

// Of all people, by the same limits.
export const removeClosedSessions = statement(
  'access.remove-closed',
  `delete from sessions s using users u where u.id = s.user_id and not (${isOpen(1)})`,
)

import { UserEntity } from '../../modules/users/user.entity.ts'
import { columnsOf, type RowOf } from '../database/columns.ts'
import { statement } from '../database/statement.ts'

const userColumns = columnsOf(UserEntity, [
  'id',
  'name',
  'email',
  'role',
  'language',
  'emotion_consent',
  'is_standby',
])
export interface SessionUser extends RowOf<typeof userColumns> {
  session_id: string
}

// Read by every request with a token: prepared, and session and user at once, it takes half of a repository's time.
export const findSessionUser = statement(
  'access.user',
  `select ${userColumns.of('u')}, s.id as session_id from sessions s join users u on u.id = s.user_id
   where s.id = $1 and s.user_id = $2 and s.expires_at > now() and u.deleted_at is null`,
)

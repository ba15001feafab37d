import { Injectable } from '@nestjs/common'
import { Database, type Executor } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'

const find = statement(
  'users.credentials',
  `select id, password_hash, is_standby from users where lower(email) = lower($1) and deleted_at is null`,
)
const findPasswordHash = statement(
  'users.password-hash',
  'select password_hash from users where id = $1 and deleted_at is null',
)
// Who changes a password may do so because the mailbox is in wrong hands: a code that lies there is void from now on.
const setPasswordHash = statement(
  'users.set-password',
  `with voided as (delete from password_resets where user_id = $1)
   update users set password_hash = $2 where id = $1`,
)
const lock = statement(
  'users.lock-password',
  `select 1 from users
   where id = $1 and password_hash = $2 and deleted_at is null and not is_standby for share`,
)

export interface Credentials {
  id: string
  password_hash: string
  is_standby: boolean
}

@Injectable()
export class CredentialRepository {
  constructor(private readonly database: Database) {}

  /** By address without case; deleted users are as good as unknown. */
  find(email: string): Promise<Credentials | undefined> {
    return this.database.row<Credentials & Record<string, unknown>>(find, [email])
  }

  async findPasswordHash(userId: string): Promise<string | undefined> {
    return (await this.database.row<{ password_hash: string }>(findPasswordHash, [userId]))?.password_hash
  }

  /** Keeps user and password as they are until the transaction ends. @returns false when they are no longer so */
  async lock({ id, password_hash }: Credentials, executor: Executor): Promise<boolean> {
    return (await executor.row(lock, [id, password_hash])) !== undefined
  }

  async setPasswordHash(userId: string, passwordHash: string, executor: Executor): Promise<void> {
    await executor.rows(setPasswordHash, [userId, passwordHash])
  }
}

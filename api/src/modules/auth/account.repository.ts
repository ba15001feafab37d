import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { Database, type Executor } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import { AccountEntity } from './account.entity.ts'
import { type AccountRow, accountColumns } from './account.mapper.ts'

const findProfile = statement(
  'users.profile',
  `select ${accountColumns} from users u where u.id = $1 and u.deleted_at is null`,
)
const findCredentials = statement(
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
const lockPassword = statement(
  'users.lock-password',
  `select 1 from users
   where id = $1 and password_hash = $2 and deleted_at is null and not is_standby for share`,
)
const setEmotionConsent = statement(
  'users.set-emotion-consent',
  'update users set emotion_consent = $2 where id = $1',
)
const removeEmotionLabels = statement(
  'users.remove-emotion-labels',
  'delete from emotion_labels where owner_id = $1',
)
const remove = statement('users.remove', 'delete from users where id = $1')
const isEmailTaken = statement('users.email-taken', 'select 1 from users where lower(email) = lower($1)')
const isAnyAdministrator = statement(
  'users.any-administrator',
  `select 1 from users where role = 'admin' and deleted_at is null limit 1`,
)

export interface Credentials {
  id: string
  password_hash: string
  is_standby: boolean
}

export type NewAccount = Pick<AccountEntity, 'name' | 'email' | 'password_hash'> & Partial<AccountEntity>

@Injectable()
export class AccountRepository {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  findProfile(id: string, executor: Executor = this.database): Promise<AccountRow | undefined> {
    return executor.row<AccountRow>(findProfile, [id])
  }

  /** By address without case; deleted accounts are as good as unknown. */
  findCredentials(email: string): Promise<Credentials | undefined> {
    return this.database.row<Credentials>(findCredentials, [email])
  }

  async findPasswordHash(id: string): Promise<string | undefined> {
    return (await this.database.row<{ password_hash: string }>(findPasswordHash, [id]))?.password_hash
  }

  /** Keeps account and password as they are until the transaction ends. @returns false when they are no longer so */
  async lockPassword({ id, password_hash }: Credentials, executor: Executor): Promise<boolean> {
    return (await executor.row(lockPassword, [id, password_hash])) !== undefined
  }

  async setPasswordHash(id: string, passwordHash: string, executor: Executor): Promise<void> {
    await executor.rows(setPasswordHash, [id, passwordHash])
  }

  /** Withdrawn, what was found out so far goes too. */
  async setEmotionConsent(id: string, isGiven: boolean, executor: Executor): Promise<void> {
    await executor.rows(setEmotionConsent, [id, isGiven])
    if (!isGiven) await executor.rows(removeEmotionLabels, [id])
  }

  /** For good, with all rows that belong to the account. */
  async remove(id: string): Promise<void> {
    await this.database.rows(remove, [id])
  }

  /** Deleted accounts keep their address. */
  async isEmailTaken(email: string): Promise<boolean> {
    return (await this.database.row(isEmailTaken, [email])) !== undefined
  }

  async hasAdministrator(executor: Executor): Promise<boolean> {
    return (await executor.row(isAnyAdministrator)) !== undefined
  }

  /** @returns the new id */
  async insert(account: NewAccount, manager: EntityManager): Promise<string> {
    const { identifiers } = await manager.insert(AccountEntity, account)
    return identifiers[0]?.id
  }
}

import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { Database, type Executor } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import { UserEntity } from './user.entity.ts'
import { type UserRow, userColumns } from './user.mapper.ts'

const findProfile = statement(
  'users.profile',
  `select ${userColumns} from users u where u.id = $1 and u.deleted_at is null`,
)
const findByEmail = statement(
  'users.by-email',
  'select id, name, email from users where lower(email) = lower($1) and deleted_at is null',
)
const findPhone = statement('users.find-phone', 'select phone from users where id = $1')
const setEmotionConsent = statement(
  'users.set-emotion-consent',
  'update users set emotion_consent = $2 where id = $1',
)
const remove = statement('users.remove', 'delete from users where id = $1')
const isEmailTaken = statement('users.email-taken', 'select 1 from users where lower(email) = lower($1)')
const isAnyAdministrator = statement(
  'users.any-administrator',
  `select 1 from users where role = 'admin' and deleted_at is null limit 1`,
)

export type NewUser = Pick<UserEntity, 'name' | 'email' | 'password_hash'> & Partial<UserEntity>

@Injectable()
export class UserRepository {
  constructor(private readonly database: Database) {}

  findProfile(id: string, executor: Executor = this.database): Promise<UserRow | undefined> {
    return executor.row<UserRow & Record<string, unknown>>(findProfile, [id])
  }

  /** By address without case; deleted users are as good as unknown. */
  findByEmail(email: string): Promise<Pick<UserEntity, 'id' | 'name' | 'email'> | undefined> {
    return this.database.row<Pick<UserEntity, 'id' | 'name' | 'email'>>(findByEmail, [email])
  }

  async findPhone(id: string): Promise<string | null | undefined> {
    return (await this.database.row<{ phone: string | null }>(findPhone, [id]))?.phone
  }

  async setEmotionConsent(id: string, isGiven: boolean, executor: Executor): Promise<void> {
    await executor.rows(setEmotionConsent, [id, isGiven])
  }

  /** For good, with all rows that belong to the user. */
  async remove(id: string): Promise<void> {
    await this.database.rows(remove, [id])
  }

  /** Deleted users keep their address. */
  async isEmailTaken(email: string): Promise<boolean> {
    return (await this.database.row(isEmailTaken, [email])) !== undefined
  }

  async hasAdministrator(executor: Executor): Promise<boolean> {
    return (await executor.row(isAnyAdministrator)) !== undefined
  }

  /** @returns the new id */
  async insert(user: NewUser, manager: EntityManager): Promise<string> {
    const { identifiers } = await manager.insert(UserEntity, user)
    return identifiers[0]?.id
  }
}

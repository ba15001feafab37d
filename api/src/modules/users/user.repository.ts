import type { Language } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type EntityManager, IsNull, MoreThan, Not, type Repository } from 'typeorm'
import { AuditLogRepository } from '../../platform/audit/audit-log.repository.ts'
import { Database, type Executor, type Transaction, type Within } from '../../platform/database/database.ts'
import { sameEmail } from './same-email.ts'
import { UserEntity } from './user.entity.ts'
import type { UserRow } from './user.mapper.ts'
import { findProfile } from './user.sql.ts'

export type NewUser = Pick<UserEntity, 'name' | 'email' | 'password_hash'> & Partial<UserEntity>

@Injectable()
export class UserRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly audit: AuditLogRepository,
  ) {}

  findProfile(id: string, executor: Executor = this.database): Promise<UserRow | undefined> {
    return executor.row<UserRow>(findProfile, [id])
  }

  /** By address without case; deleted users are as good as unknown. */
  findByEmail(email: string): Promise<Pick<UserEntity, 'id' | 'name' | 'email'> | null> {
    return this.users.findOne({
      select: { id: true, name: true, email: true },
      where: { email: sameEmail(email), deleted_at: IsNull() },
    })
  }

  async findPhone(id: string): Promise<string | null | undefined> {
    return (await this.users.findOne({ select: { phone: true }, where: { id } }))?.phone
  }

  async findLanguage(id: string): Promise<Language> {
    return (await this.users.findOneOrFail({ select: { language: true }, where: { id } })).language
  }

  hasPremium(id: string): Promise<boolean> {
    return this.users.existsBy({ id, premium_until: MoreThan(new Date()) })
  }

  isEmailConfirmed(id: string, { manager }: Transaction): Promise<boolean> {
    return manager.existsBy(UserEntity, { id, email_confirmed_at: Not(IsNull()) })
  }

  async confirmEmail(id: string, { manager }: Transaction): Promise<void> {
    await manager.update(UserEntity, { id }, { email_confirmed_at: () => 'now()' })
  }

  async setEmail(id: string, email: string, { manager }: Transaction): Promise<void> {
    await manager.update(UserEntity, { id }, { email })
  }

  async setName(id: string, name: string): Promise<void> {
    await this.users.update({ id }, { name })
  }

  async setEmotionConsent(id: string, isGiven: boolean, { manager }: Transaction): Promise<void> {
    await manager.update(UserEntity, { id }, { emotion_consent: isGiven })
  }

  /** For good, with all rows that belong to the user. */
  async remove(id: string, transaction: Transaction): Promise<void> {
    await this.audit.forgetUser(id, transaction)
    await transaction.manager.delete(UserEntity, { id })
  }

  /** Deleted users keep their address. */
  isEmailTaken(email: string): Promise<boolean> {
    return this.users.existsBy({ email: sameEmail(email) })
  }

  hasAdministrator({ manager }: Within = this.users): Promise<boolean> {
    return manager.existsBy(UserEntity, { role: 'admin', deleted_at: IsNull() })
  }

  /** @returns the new id */
  async insert(user: NewUser, manager: EntityManager): Promise<string> {
    const { identifiers } = await manager.insert(UserEntity, user)
    return identifiers[0]?.id
  }
}

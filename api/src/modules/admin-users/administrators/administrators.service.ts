import { randomBytes } from 'node:crypto'
import type { AdministratorRole } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { IsNull, type Repository } from 'typeorm'
import { Sessions } from '../../../platform/access/sessions.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { Database, type Transaction } from '../../../platform/database/database.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import { CredentialRepository } from '../../users/credential.repository.ts'
import { type ManagedUser, ManagedUserRepository } from '../../users/managed-user.repository.ts'
import { hashPassword } from '../../users/password-hash.ts'
import { UserEntity } from '../../users/user.entity.ts'
import { UserRepository } from '../../users/user.repository.ts'
import { PromotionService } from './promotion.service.ts'

/** One sentence for whoever types the command. */
export class AdministrationError extends Error {}

export type Administrator = Pick<
  UserEntity,
  'name' | 'email' | 'administrator_role' | 'is_standby' | 'created_at'
>

/** What the operator does from the shell, where there is nobody logged in: the audit log names no actor. */
@Injectable()
export class AdministratorsService {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly managed: ManagedUserRepository,
    private readonly credentials: CredentialRepository,
    private readonly promotions: PromotionService,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    @InjectRepository(UserEntity) private readonly accounts: Repository<UserEntity>,
  ) {}

  list(): Promise<Administrator[]> {
    return this.accounts.find({
      select: { name: true, email: true, administrator_role: true, is_standby: true, created_at: true },
      where: { role: 'admin', deleted_at: IsNull() },
      order: { created_at: 'ASC' },
    })
  }

  /**
   * @returns a password, which has to be changed at the first login
   * @throws AdministrationError where the address is taken
   */
  async create(email: string, name: string, administrator_role: AdministratorRole): Promise<string> {
    const { password, password_hash } = await generatePassword()
    const account = { name, email, role: 'admin' as const, administrator_role }
    try {
      await this.database.transaction(async (transaction) => {
        const user = {
          ...account,
          password_hash,
          must_change_password: true,
          email_confirmed_at: new Date(),
        }
        const id = await this.users.insert(user, transaction.manager)
        const target = { id, name }
        await this.audit.record({ action: 'user.create', target, after: account }, transaction)
      })
    } catch (error) {
      if (!isUniqueViolation(error, 'users_email_key')) throw error
      throw new AdministrationError(
        `There is an account with ${email} already; promote makes it an administrator.`,
      )
    }
    return password
  }

  /**
   * Never makes less of an owner, of whom one has to be left.
   * @throws AdministrationError where there is no such account, or an administrator of this role or an owner already
   */
  promote(email: string, administrator_role: AdministratorRole): Promise<void> {
    return this.change(email, async ({ id, name, role, administrator_role: before }, transaction) => {
      if (before === administrator_role || before === 'owner')
        throw new AdministrationError(`${email} is an administrator already (${before}).`)
      await this.promotions.promote(id, administrator_role, transaction)
      const change = {
        before: { role, ...(before && { administrator_role: before }) },
        after: { role: 'admin', administrator_role },
      }
      await this.audit.record({ action: 'user.update', target: { id, name }, ...change }, transaction)
    })
  }

  /**
   * As when an administrator sets a password: sessions end, chats stay sealed until the mailbox has confirmed.
   * @returns the password, which has to be changed at the next login
   * @throws AdministrationError where there is no such account
   */
  async resetPassword(email: string): Promise<string> {
    const { password, password_hash } = await generatePassword()
    await this.change(email, async (user, transaction) => {
      const { id, name, language } = user
      await this.credentials.setPasswordHash(id, password_hash, transaction)
      await this.credentials.seal(id, transaction)
      await this.sessions.endAll(id, transaction)
      await this.outbox.post({ template: 'password_set', user, language }, transaction)
      await this.audit.record({ action: 'user.password', target: { id, name } }, transaction)
    })
    return password
  }

  private async change(
    email: string,
    change: (user: ManagedUser, transaction: Transaction) => Promise<void>,
  ): Promise<void> {
    const found = await this.users.findByEmail(email)
    await this.database.transaction(async (transaction) => {
      const [user] = found ? await this.managed.lock([found.id], transaction) : []
      if (!user || user.deleted_at) throw new AdministrationError(`There is no account with ${email}.`)
      await change(user, transaction)
    })
  }
}

async function generatePassword() {
  const password = randomBytes(12).toString('base64url')
  return { password, password_hash: await hashPassword(password) }
}

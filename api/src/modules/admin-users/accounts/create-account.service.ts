import type { Language, User, UserCreation } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { Database } from '../../../platform/database/database.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { toUser } from '../../auth/account.mapper.ts'
import { AccountRepository, type NewAccount } from '../../auth/account.repository.ts'
import { hashPassword } from '../../auth/password-hash.ts'
import { requireAge } from './managed-account.policy.ts'

@Injectable()
export class CreateAccountService {
  private readonly database: Database
  private readonly accounts: AccountRepository
  private readonly audit: AuditTrail
  private readonly config: Config

  constructor(
    database: Database,
    accounts: AccountRepository,
    audit: AuditTrail,
    @Inject(CONFIG) config: Config,
  ) {
    this.database = database
    this.accounts = accounts
    this.audit = audit
    this.config = config
  }

  /** A free account that can be used at once; `language` is the one its mails begin with. */
  async create(actor: CurrentUser, creation: UserCreation, language: Language): Promise<User> {
    const { name, email, phone, birth_date, password } = creation
    requireAge(birth_date, this.config.minimumAge)
    if (await this.accounts.isEmailTaken(email)) throw new AppError('email_exists')
    const after = { name, email, phone, birth_date }
    const emotion_consent = this.config.isEmotionConsentGivenByDefault
    const password_hash = await hashPassword(password)
    return this.insert(actor, after, { ...after, password_hash, language, emotion_consent })
  }

  /** The index decides when two accounts with one address are made at the same moment. */
  private async insert(actor: CurrentUser, after: Omit<NewAccount, 'password_hash'>, account: NewAccount) {
    try {
      return await this.database.transaction(async (transaction) => {
        const id = await this.accounts.insert(account, transaction.manager)
        const target = { id, name: account.name }
        await this.audit.record({ actor, action: 'user.create', target, after }, transaction)
        const profile = await this.accounts.findProfile(id, transaction)
        if (!profile) throw new Error('the new account is not there')
        return toUser(profile)
      })
    } catch (error) {
      throw isUniqueViolation(error, 'users_email_key') ? new AppError('email_exists') : error
    }
  }
}

import type { Language, User, UserCreation } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { Database } from '../../../platform/database/database.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { hashPassword } from '../../users/password-hash.ts'
import { type NewUser, UserRepository } from '../../users/user.repository.ts'
import { toManagedUser } from './managed-user.mapper.ts'
import { requireAge } from './managed-user.policy.ts'

@Injectable()
export class CreateUserService {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly audit: AuditTrail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** A user without cost, who can log in at once; `language` is the one its mails begin with. */
  async create(actor: CurrentUser, creation: UserCreation, language: Language): Promise<User> {
    const { name, email, phone, birth_date, password } = creation
    requireAge(birth_date, this.config.minimumAge)
    if (await this.users.isEmailTaken(email)) throw new AppError('email_exists')
    const after = { name, email, phone, birth_date }
    const emotion_consent = this.config.isEmotionConsentGivenByDefault
    const password_hash = await hashPassword(password)
    return this.insert(actor, after, { ...after, password_hash, language, emotion_consent })
  }

  /** The index decides when two users with one address are made at the same moment. */
  private async insert(actor: CurrentUser, after: Omit<NewUser, 'password_hash'>, user: NewUser) {
    try {
      return await this.database.transaction(async (transaction) => {
        const id = await this.users.insert(user, transaction.manager)
        const target = { id, name: user.name }
        await this.audit.record({ actor, action: 'user.create', target, after }, transaction)
        const profile = await this.users.findProfile(id, transaction)
        if (!profile) throw new Error('the new user is not there')
        return toManagedUser(profile, actor)
      })
    } catch (error) {
      throw isUniqueViolation(error, 'users_email_key') ? new AppError('email_exists') : error
    }
  }
}

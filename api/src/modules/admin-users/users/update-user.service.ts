import { type User, type UserDraft, type UserUpdate, userTag } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireMatch } from '../../../platform/http/if-match.ts'
import { CredentialRepository } from '../../users/credential.repository.ts'
import { EmailChangeService } from '../../users/email-change.service.ts'
import { type ManagedUser, ManagedUserRepository } from '../../users/managed-user.repository.ts'
import { UserRepository } from '../../users/user.repository.ts'
import { AdminPasswordService } from '../admin-password/admin-password.service.ts'
import { toManagedUser } from './managed-user.mapper.ts'
import { requireAge, requireNoOtherAdministrator } from './managed-user.policy.ts'
import { UserChangeService } from './user-change.service.ts'

@Injectable()
export class UpdateUserService {
  constructor(
    private readonly changes: UserChangeService,
    private readonly managed: ManagedUserRepository,
    private readonly users: UserRepository,
    private readonly passwords: AdminPasswordService,
    private readonly emailChanges: EmailChangeService,
    private readonly credentials: CredentialRepository,
    private readonly audit: AuditTrail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** `seen` is the state that the sender worked on; without it nothing is checked. */
  async update(
    actor: CurrentUser,
    id: string,
    { admin_password, ...draft }: UserUpdate,
    seen?: string,
  ): Promise<User> {
    const isOwnEmail = actor.id === id && actor.email !== draft.email
    if (isOwnEmail) await this.passwords.checkGiven(id, admin_password)
    return this.changes.changeUser(actor, id, async (user, transaction) => {
      const { name, email, phone, birth_date } = user
      requireMatch(seen, userTag(user), { name, email, phone, birth_date })
      if (draft.email !== user.email) {
        requireNoOtherAdministrator(actor, user)
        // One's own, which another call has changed after this one was let through without the password.
        if (actor.id === id && !isOwnEmail) throw new AppError('admin_password_wrong')
      }
      // An age that nobody touched is no reason to refuse a new phone number.
      if (draft.birth_date !== user.birth_date) requireAge(draft.birth_date, this.config.minimumAge)
      const changed = changedFields(user, draft)
      if (changed) {
        await this.store(user, draft, transaction)
        if (draft.email !== user.email) {
          const sessionId = actor.id === id ? actor.session_id : undefined
          if (!sessionId) await this.credentials.keepProvenEmail(id, user.email, transaction)
          await this.emailChanges.settle({ user, email: draft.email, sessionId }, transaction)
        }
        const target = { id, name: user.name }
        await this.audit.record({ actor, action: 'user.update', target, ...changed }, transaction)
      }
      const profile = await this.users.findProfile(id, transaction)
      if (!profile) throw new AppError('user_not_found')
      return toManagedUser(profile, actor)
    })
  }

  private async store({ id }: ManagedUser, draft: UserDraft, transaction: Transaction): Promise<void> {
    try {
      await this.managed.update(id, draft, transaction)
    } catch (error) {
      throw isUniqueViolation(error, 'users_email_key') ? new AppError('email_exists') : error
    }
  }
}

import type { User, UserDraft } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { toUser } from '../../auth/account.mapper.ts'
import { AccountRepository } from '../../auth/account.repository.ts'
import { AccountChangeService } from './account-change.service.ts'
import { requireAge, requireNoOtherAdministrator } from './managed-account.policy.ts'
import { type ManagedAccount, ManagedAccountRepository } from './managed-account.repository.ts'

@Injectable()
export class UpdateAccountService {
  private readonly changes: AccountChangeService
  private readonly managed: ManagedAccountRepository
  private readonly accounts: AccountRepository
  private readonly audit: AuditTrail
  private readonly config: Config

  constructor(
    changes: AccountChangeService,
    managed: ManagedAccountRepository,
    accounts: AccountRepository,
    audit: AuditTrail,
    @Inject(CONFIG) config: Config,
  ) {
    this.changes = changes
    this.managed = managed
    this.accounts = accounts
    this.audit = audit
    this.config = config
  }

  update(actor: CurrentUser, id: string, draft: UserDraft): Promise<User> {
    return this.changes.ofAccount(actor, id, async (account, transaction) => {
      if (draft.email !== account.email) requireNoOtherAdministrator(actor, account)
      // An age that nobody touched is no reason to refuse a new phone number.
      if (draft.birth_date !== account.birth_date) requireAge(draft.birth_date, this.config.minimumAge)
      const changed = changedFields(account, draft)
      if (changed) {
        await this.store(account, draft, transaction)
        const target = { id, name: account.name }
        await this.audit.record({ actor, action: 'user.update', target, ...changed }, transaction)
      }
      const profile = await this.accounts.findProfile(id, transaction)
      if (!profile) throw new AppError('user_not_found')
      return toUser(profile)
    })
  }

  private async store({ id }: ManagedAccount, draft: UserDraft, transaction: Transaction): Promise<void> {
    try {
      await this.managed.update(id, draft, transaction)
    } catch (error) {
      throw isUniqueViolation(error, 'users_email_key') ? new AppError('email_exists') : error
    }
  }
}

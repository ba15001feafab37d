import type { User } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { Sessions } from '../../../platform/access/sessions.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { toUser } from '../../auth/account.mapper.ts'
import { AccountRepository } from '../../auth/account.repository.ts'
import { AccountChangeService } from './account-change.service.ts'
import { requireOther } from './managed-account.policy.ts'
import { ManagedAccountRepository } from './managed-account.repository.ts'

@Injectable()
export class AccountStandbyService {
  private readonly changes: AccountChangeService
  private readonly managed: ManagedAccountRepository
  private readonly accounts: AccountRepository
  private readonly sessions: Sessions
  private readonly audit: AuditTrail

  constructor(
    changes: AccountChangeService,
    managed: ManagedAccountRepository,
    accounts: AccountRepository,
    sessions: Sessions,
    audit: AuditTrail,
  ) {
    this.changes = changes
    this.managed = managed
    this.accounts = accounts
    this.sessions = sessions
    this.audit = audit
  }

  async toggle(actor: CurrentUser, id: string): Promise<User> {
    requireOther(actor, id)
    return this.changes.ofAccount(actor, id, async (account, transaction) => {
      const is_standby = !account.is_standby
      await this.managed.setStandby(id, is_standby, transaction)
      // On standby a token is refused with that reason. Ending the sessions at the way back also catches a login that
      // was under way when the account was put on standby.
      if (!is_standby) await this.sessions.endAll(id, transaction)
      const change = {
        actor,
        action: is_standby ? 'user.standby' : 'user.activate',
        target: { id, name: account.name },
        before: { is_standby: account.is_standby },
        after: { is_standby },
      } as const
      await this.audit.record(change, transaction)
      const profile = await this.accounts.findProfile(id, transaction)
      if (!profile) throw new AppError('user_not_found')
      return toUser(profile)
    })
  }
}

import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { Sessions } from '../../../platform/access/sessions.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { AccountRepository } from '../../auth/account.repository.ts'
import { hashPassword } from '../../auth/password-hash.ts'
import { AccountChangeService } from './account-change.service.ts'
import { requireNoOtherAdministrator } from './managed-account.policy.ts'

@Injectable()
export class CustomPasswordService {
  private readonly changes: AccountChangeService
  private readonly accounts: AccountRepository
  private readonly sessions: Sessions
  private readonly audit: AuditTrail

  constructor(
    changes: AccountChangeService,
    accounts: AccountRepository,
    sessions: Sessions,
    audit: AuditTrail,
  ) {
    this.changes = changes
    this.accounts = accounts
    this.sessions = sessions
    this.audit = audit
  }

  /** The account's sessions end; of the administrator's own account the calling one goes on, as at a password change. */
  async set(actor: CurrentUser, id: string, password: string): Promise<void> {
    const passwordHash = await hashPassword(password)
    await this.changes.ofAccount(actor, id, async (account, transaction) => {
      requireNoOtherAdministrator(actor, account)
      await this.accounts.setPasswordHash(id, passwordHash, transaction)
      if (id === actor.id) await this.sessions.endOthers(id, actor.session_id, transaction)
      else await this.sessions.endAll(id, transaction)
      const target = { id, name: account.name }
      await this.audit.record({ actor, action: 'user.password', target }, transaction)
    })
  }
}

import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { Sessions } from '../../../platform/access/sessions.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { requireOther } from '../users/managed-user.policy.ts'
import { UserChangeService } from '../users/user-change.service.ts'

@Injectable()
export class UserSessionsService {
  constructor(
    private readonly changes: UserChangeService,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
  ) {}

  /** Without a password, as standby, which ends them too and keeps the person out besides. */
  async endAll(actor: CurrentUser, id: string): Promise<void> {
    requireOther(actor, id)
    await this.changes.changeUser(actor, id, async ({ name }, transaction) => {
      await this.sessions.endAll(id, transaction)
      await this.audit.record({ actor, action: 'user.sessions', target: { id, name } }, transaction)
    })
  }
}

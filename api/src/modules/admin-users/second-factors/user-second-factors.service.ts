import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { SecondFactorRemovalService } from '../../auth/second-factor/second-factor-removal.service.ts'
import { AdminPasswordService } from '../admin-password/admin-password.service.ts'
import { requireOther } from '../users/managed-user.policy.ts'
import { UserChangeService } from '../users/user-change.service.ts'

/** Helps somebody who has lost phone and recovery codes; one's own second factors need a code. */
@Injectable()
export class UserSecondFactorsService {
  constructor(
    private readonly changes: UserChangeService,
    private readonly removals: SecondFactorRemovalService,
    private readonly passwords: AdminPasswordService,
    private readonly audit: AuditTrail,
  ) {}

  async remove(actor: CurrentUser, id: string, adminPassword: string): Promise<void> {
    requireOther(actor, id)
    await this.passwords.check(actor.id, adminPassword)
    await this.changes.changeUser(actor, id, async (user, transaction) => {
      await this.removals.removeAll(user, transaction)
      const target = { id, name: user.name }
      await this.audit.record({ actor, action: 'user.second-factors', target }, transaction)
    })
  }
}

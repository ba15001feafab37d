import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { Sessions } from '../../../platform/access/sessions.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { CredentialRepository } from '../../users/credential.repository.ts'
import { ManagedUserRepository } from '../../users/managed-user.repository.ts'
import { AdminPasswordService } from '../admin-password/admin-password.service.ts'
import { requireOther } from './managed-user.policy.ts'
import { UserChangeService } from './user-change.service.ts'

/** Removes users restorably: companions, chats and the reserved address stay, sessions end. */
@Injectable()
export class UserRemovalService {
  constructor(
    private readonly changes: UserChangeService,
    private readonly managed: ManagedUserRepository,
    private readonly credentials: CredentialRepository,
    private readonly passwords: AdminPasswordService,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
  ) {}

  async remove(actor: CurrentUser, id: string, adminPassword: string): Promise<void> {
    requireOther(actor, id)
    await this.passwords.check(actor.id, adminPassword)
    await this.changes.changeUser(actor, id, async ({ name }, transaction) => {
      await this.managed.markDeleted(id, actor.id, transaction)
      await this.credentials.voidCodes(id, transaction)
      await this.sessions.endAll(id, transaction)
      const states = { before: { deleted: false }, after: { deleted: true } }
      await this.audit.record({ actor, action: 'user.delete', target: { id, name }, ...states }, transaction)
    })
  }

  async restore(actor: CurrentUser, id: string, adminPassword: string): Promise<void> {
    await this.passwords.check(actor.id, adminPassword)
    await this.changes.changeDeletedUser(actor, id, async ({ name }, transaction) => {
      await this.managed.markRestored(id, transaction)
      await this.credentials.voidCodes(id, transaction)
      // A login that was under way at the deletion may have left one.
      await this.sessions.endAll(id, transaction)
      const states = { before: { deleted: true }, after: { deleted: false } }
      await this.audit.record({ actor, action: 'user.restore', target: { id, name }, ...states }, transaction)
    })
  }
}

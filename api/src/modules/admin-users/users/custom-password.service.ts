import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { Sessions } from '../../../platform/access/sessions.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { CredentialRepository } from '../../users/credential.repository.ts'
import { hashPassword } from '../../users/password-hash.ts'
import { requireNoOtherAdministrator } from './managed-user.policy.ts'
import { UserChangeService } from './user-change.service.ts'

@Injectable()
export class CustomPasswordService {
  constructor(
    private readonly changes: UserChangeService,
    private readonly credentials: CredentialRepository,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
  ) {}

  /** The user's sessions end; for administrators themselves the calling one goes on, as at a password change. */
  async set(actor: CurrentUser, id: string, password: string): Promise<void> {
    const passwordHash = await hashPassword(password)
    await this.changes.changeUser(actor, id, async (user, transaction) => {
      requireNoOtherAdministrator(actor, user)
      await this.credentials.setPasswordHash(id, passwordHash, transaction)
      if (id === actor.id) await this.sessions.endOthers(id, actor.session_id, transaction)
      else await this.sessions.endAll(id, transaction)
      const target = { id, name: user.name }
      await this.audit.record({ actor, action: 'user.password', target }, transaction)
    })
  }
}

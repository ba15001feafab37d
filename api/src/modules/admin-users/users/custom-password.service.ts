import type { BodyOf, setCustomPassword } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { Sessions } from '../../../platform/access/sessions.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { limitPolicies } from '../../../platform/limits/policies.ts'
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import { CredentialRepository } from '../../users/credential.repository.ts'
import type { ManagedUser } from '../../users/managed-user.repository.ts'
import { hashPassword } from '../../users/password-hash.ts'
import { AdminPasswordService } from '../admin-password/admin-password.service.ts'
import { requireNoOtherAdministrator } from './managed-user.policy.ts'
import { UserChangeService } from './user-change.service.ts'

@Injectable()
export class CustomPasswordService {
  constructor(
    private readonly changes: UserChangeService,
    private readonly credentials: CredentialRepository,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
    private readonly passwords: AdminPasswordService,
    private readonly limiter: RateLimiter,
    private readonly outbox: Outbox,
  ) {}

  /** The user's sessions end; for administrators themselves the calling one goes on, as at a password change. */
  async set(actor: CurrentUser, id: string, passwords: BodyOf<typeof setCustomPassword>): Promise<void> {
    if (actor.id === id) await this.checkOwn(id, passwords)
    const passwordHash = await hashPassword(passwords.new_password)
    await this.changes.changeUser(actor, id, async (user, transaction) => {
      requireNoOtherAdministrator(actor, user)
      await this.credentials.setPasswordHash(id, passwordHash, transaction)
      if (id === actor.id) await this.settleOwn(actor, transaction)
      else await this.settleOther(user, transaction)
      const target = { id, name: user.name }
      await this.audit.record({ actor, action: 'user.password', target }, transaction)
    })
  }

  /** What a change of the own password asks for elsewhere, too: a stolen session is not enough. */
  private async checkOwn(id: string, { admin_password, new_password }: BodyOf<typeof setCustomPassword>) {
    await this.passwords.checkGiven(id, admin_password)
    if (admin_password === new_password) throw new AppError('password_unchanged')
    await this.limiter.consume(limitPolicies.passwordChange, id)
  }

  private async settleOther(user: ManagedUser, transaction: Transaction): Promise<void> {
    await this.credentials.seal(user.id, transaction)
    await this.sessions.endAll(user.id, transaction)
    await this.outbox.post({ template: 'password_set', user, language: user.language }, transaction)
  }

  private async settleOwn(actor: CurrentUser, transaction: Transaction): Promise<void> {
    await this.sessions.endOthers(actor.id, actor.session_id, transaction)
    const mail = { template: 'password_changed', user: actor, language: actor.language } as const
    await this.outbox.post(mail, transaction)
  }
}

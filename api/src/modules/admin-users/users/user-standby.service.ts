import type { User } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { Sessions } from '../../../platform/access/sessions.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { CredentialRepository } from '../../users/credential.repository.ts'
import { type ManagedUser, ManagedUserRepository } from '../../users/managed-user.repository.ts'
import { UserRepository } from '../../users/user.repository.ts'
import { toManagedUser } from './managed-user.mapper.ts'
import { requireOther } from './managed-user.policy.ts'
import { UserChangeService } from './user-change.service.ts'

@Injectable()
export class UserStandbyService {
  constructor(
    private readonly changes: UserChangeService,
    private readonly managed: ManagedUserRepository,
    private readonly credentials: CredentialRepository,
    private readonly users: UserRepository,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
  ) {}

  /** @param wanted whichever it is not, when left out */
  async set(actor: CurrentUser, id: string, wanted?: boolean): Promise<User> {
    requireOther(actor, id)
    return this.changes.changeUser(actor, id, async (user, transaction) => {
      const is_standby = wanted ?? !user.is_standby
      if (is_standby !== user.is_standby) await this.change(actor, user, is_standby, transaction)
      const profile = await this.users.findProfile(id, transaction)
      if (!profile) throw new AppError('user_not_found')
      return toManagedUser(profile, actor)
    })
  }

  private async change(
    actor: CurrentUser,
    { id, name, is_standby: before }: ManagedUser,
    is_standby: boolean,
    transaction: Transaction,
  ): Promise<void> {
    await this.managed.setStandby(id, is_standby, transaction)
    await this.credentials.voidCodes(id, transaction)
    // On standby a token is refused with that reason. Ending the sessions at the way back also catches a login that
    // was under way when the user was put on standby.
    if (!is_standby) await this.sessions.endAll(id, transaction)
    const change = {
      actor,
      action: is_standby ? 'user.standby' : 'user.activate',
      target: { id, name },
      before: { is_standby: before },
      after: { is_standby },
    } as const
    await this.audit.record(change, transaction)
  }
}

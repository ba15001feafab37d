import {
  type AdministratorList,
  type AdministratorRole,
  administratorTag,
  type RoleChange,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireMatch } from '../../../platform/http/if-match.ts'
import type { ManagedUser } from '../../users/managed-user.repository.ts'
import { AdminPasswordService } from '../admin-password/admin-password.service.ts'
import { requireOther } from '../users/managed-user.policy.ts'
import { UserChangeService } from '../users/user-change.service.ts'
import { toAdministrator, toInvitation } from './administrator.mapper.ts'
import { AdministratorRepository } from './administrator.repository.ts'
import { InvitationRepository } from './invitation.repository.ts'
import { PromotionService } from './promotion.service.ts'

interface ManagedAdministrator extends ManagedUser {
  administrator_role: AdministratorRole
}

/**
 * Who administers, and as what. There is always an owner left: nobody changes themselves, and whoever changes another is
 * found to be an owner still while the rows of both are held.
 */
@Injectable()
export class AdministratorChangeService {
  constructor(
    private readonly changes: UserChangeService,
    private readonly administrators: AdministratorRepository,
    private readonly invitations: InvitationRepository,
    private readonly promotions: PromotionService,
    private readonly passwords: AdminPasswordService,
    private readonly audit: AuditTrail,
  ) {}

  async list(): Promise<AdministratorList> {
    const [administrators, invitations] = await Promise.all([
      this.administrators.list(),
      this.invitations.list(),
    ])
    return {
      administrators: administrators.map(toAdministrator),
      invitations: invitations.map(toInvitation),
    }
  }

  /** `seen` is the role that the sender has seen; without it nothing is checked. */
  setRole(
    actor: CurrentUser,
    id: string,
    { role, admin_password }: RoleChange,
    seen?: string,
  ): Promise<void> {
    return this.change(actor, id, admin_password, async ({ name, administrator_role }, transaction) => {
      if (administrator_role === role) return
      const current = { role: administrator_role }
      requireMatch(seen, administratorTag(current), current)
      await this.administrators.setRole(id, role, transaction)
      const change = {
        actor,
        action: 'administrator.role',
        target: { id, name },
        before: { administrator_role },
        after: { administrator_role: role },
      } as const
      await this.audit.record(change, transaction)
    })
  }

  /** They are an ordinary user then. */
  revoke(actor: CurrentUser, id: string, adminPassword: string): Promise<void> {
    return this.change(actor, id, adminPassword, async ({ name, administrator_role }, transaction) => {
      await this.promotions.demote(id, transaction)
      const before = { administrator_role }
      const target = { id, name }
      await this.audit.record({ actor, action: 'administrator.revoke', target, before }, transaction)
    })
  }

  private async change(
    actor: CurrentUser,
    id: string,
    adminPassword: string,
    work: (administrator: ManagedAdministrator, transaction: Transaction) => Promise<void>,
  ): Promise<void> {
    requireOther(actor, id)
    await this.passwords.check(actor.id, adminPassword)
    const onlyAdministrators = ({ administrator_role, ...user }: ManagedUser, transaction: Transaction) => {
      if (administrator_role === null) throw new AppError('user_not_found')
      return work({ ...user, administrator_role }, transaction)
    }
    await this.changes.changeUser(actor, id, onlyAdministrators, 'administrators')
  }
}

import { INVITATION_DAYS, type Invitation, type NewInvitation } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import { sameEmail } from '../../users/same-email.ts'
import { UserEntity } from '../../users/user.entity.ts'
import { AdminPasswordService } from '../admin-password/admin-password.service.ts'
import { UserChangeService } from '../users/user-change.service.ts'
import { toInvitation } from './administrator.mapper.ts'
import { InvitationRepository } from './invitation.repository.ts'

/** What owners do with invitations. Each runs as a change of the owner's own account, who is asked again under its lock. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly changes: UserChangeService,
    private readonly invitations: InvitationRepository,
    private readonly passwords: AdminPasswordService,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async invite(actor: CurrentUser, { admin_password, ...wanted }: NewInvitation): Promise<Invitation> {
    await this.passwords.check(actor.id, admin_password)
    await this.requireInvitable(wanted.email)
    return this.asOwner(actor, async (transaction) => {
      const { id, token } = await this.invitations.insert(wanted, actor.id, transaction)
      const { role, language } = wanted
      // Not the address: the log would keep it when the account is erased.
      const change = {
        actor,
        action: 'administrator.invite',
        target: { id },
        after: { role, language },
      } as const
      await this.audit.record(change, transaction)
      return this.mail(actor, id, token, transaction)
    }).catch((error) => {
      const isKnown = isUniqueViolation(error, 'administrator_invitations_email_key')
      throw isKnown ? new AppError('invitation_exists') : error
    })
  }

  async resend(actor: CurrentUser, id: string, adminPassword: string): Promise<Invitation> {
    await this.passwords.check(actor.id, adminPassword)
    return this.asOwner(actor, async (transaction) => {
      const token = await this.invitations.renew(id, actor.id, transaction)
      if (!token) throw new AppError('invitation_not_found')
      await this.audit.record({ actor, action: 'administrator.resend', target: { id } }, transaction)
      return this.mail(actor, id, token, transaction)
    })
  }

  async revoke(actor: CurrentUser, id: string, adminPassword: string): Promise<void> {
    await this.passwords.check(actor.id, adminPassword)
    await this.asOwner(actor, async (transaction) => {
      const removed = await this.invitations.remove(id, transaction)
      if (!removed) throw new AppError('invitation_not_found')
      await this.outbox.expireTo(removed.email, 'administrator_invitation', transaction)
      const before = { role: removed.role }
      await this.audit.record(
        { actor, action: 'administrator.uninvite', target: { id }, before },
        transaction,
      )
    })
  }

  private async requireInvitable(email: string): Promise<void> {
    const known = await this.users.findOne({
      select: { id: true, role: true, deleted_at: true },
      where: { email: sameEmail(email) },
    })
    if (known?.deleted_at) throw new AppError('email_exists')
    if (known?.role === 'admin') throw new AppError('administrator_exists')
  }

  private asOwner<Result>(actor: CurrentUser, work: (transaction: Transaction) => Promise<Result>) {
    return this.changes.changeUser(
      actor,
      actor.id,
      (_actor, transaction) => work(transaction),
      'administrators',
    )
  }

  private async mail(actor: CurrentUser, id: string, token: string, transaction: Transaction) {
    const invitation = await this.invitations.find(id, transaction)
    if (!invitation) throw new Error('the invitation is not there')
    const { email, language } = invitation
    await this.outbox.expireTo(email, 'administrator_invitation', transaction)
    const mail = {
      template: 'administrator_invitation',
      user: { id: null, name: email, email },
      language,
      variables: {
        confirm_url: new URL(`/invitation?token=${token}`, this.config.publicUrl).href,
        inviter_name: actor.name,
      },
      expiresInSeconds: INVITATION_DAYS * 86_400,
    } as const
    await this.outbox.post(mail, transaction)
    return toInvitation(invitation)
  }
}

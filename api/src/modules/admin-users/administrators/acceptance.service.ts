import type { InvitationOffer } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { Database, type Transaction } from '../../../platform/database/database.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type ManagedUser, ManagedUserRepository } from '../../users/managed-user.repository.ts'
import { hashPassword } from '../../users/password-hash.ts'
import { sameEmail } from '../../users/same-email.ts'
import { UserEntity } from '../../users/user.entity.ts'
import { UserRepository } from '../../users/user.repository.ts'
import { AccountPasswordService } from './account-password.service.ts'
import type { InvitationEntity } from './invitation.entity.ts'
import { InvitationRepository } from './invitation.repository.ts'
import { PromotionService } from './promotion.service.ts'

/**
 * An invited person becomes an administrator: by the link alone where there is no account with the address, else by the
 * account's password as well. Nobody is logged in by it; the login asks for the second step where one is due.
 */
@Injectable()
export class AcceptanceService {
  constructor(
    private readonly database: Database,
    private readonly invitations: InvitationRepository,
    private readonly managed: ManagedUserRepository,
    private readonly users: UserRepository,
    private readonly promotions: PromotionService,
    private readonly passwords: AccountPasswordService,
    private readonly audit: AuditTrail,
    @InjectRepository(UserEntity) private readonly accounts: Repository<UserEntity>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async getOffer(token: string): Promise<InvitationOffer> {
    const { email, role } = await this.require(token)
    const account = await this.findAccount(email)
    return { email, role, has_account: account !== null }
  }

  /** @throws AppError `email_exists` where somebody has registered the address meanwhile */
  async accept(token: string, name: string, password: string): Promise<void> {
    const invitation = await this.require(token)
    const password_hash = await hashPassword(password)
    const { email, role, language } = invitation
    const user = {
      name,
      email,
      password_hash,
      language,
      role: 'admin' as const,
      administrator_role: role,
      email_confirmed_at: new Date(),
      emotion_consent: this.config.isEmotionConsentGivenByDefault,
    }
    await this.database
      .transaction(async (transaction) => {
        await this.useUp(
          invitation,
          await this.managed.lock([invitation.invited_by], transaction),
          transaction,
        )
        const id = await this.users.insert(user, transaction.manager)
        await this.record({ id, name }, invitation, transaction)
      })
      .catch((error) => {
        throw isUniqueViolation(error, 'users_email_key') ? new AppError('email_exists') : error
      })
  }

  async acceptWithAccount(token: string, password: string): Promise<void> {
    const invitation = await this.require(token)
    const account = await this.findAccount(invitation.email)
    if (!account) throw new AppError('invitation_invalid')
    const checked = await this.passwords.check(account, password)
    await this.database.transaction(async (transaction) => {
      // In the order of all who hold several users.
      const held = await this.managed.lock([invitation.invited_by, account.id], transaction)
      await this.useUp(invitation, held, transaction)
      await this.passwords.requireOwn(checked, transaction)
      await this.promotions.promote(account.id, invitation.role, transaction)
      await this.users.confirmEmail(account.id, transaction)
      await this.record(account, invitation, transaction)
    })
  }

  private async require(token: string): Promise<InvitationEntity> {
    const invitation = await this.invitations.findByToken(token)
    if (!invitation) throw new AppError('invitation_invalid')
    return invitation
  }

  /** @throws AppError `invitation_invalid` where the account cannot become an administrator's */
  private async findAccount(email: string) {
    const account = await this.accounts.findOne({
      select: { id: true, name: true, role: true, is_standby: true, deleted_at: true },
      where: { email: sameEmail(email) },
    })
    if (account && (account.deleted_at || account.is_standby || account.role === 'admin'))
      throw new AppError('invitation_invalid')
    return account
  }

  /** Whoever sent it must still be an owner: what a revoked one has left behind opens nothing. */
  private async useUp(invitation: InvitationEntity, held: ManagedUser[], transaction: Transaction) {
    const inviter = held.find(({ id }) => id === invitation.invited_by)
    const isOwner = inviter?.administrator_role === 'owner' && !inviter.is_standby && !inviter.deleted_at
    const others = held.filter(({ id }) => id !== invitation.invited_by)
    const isTaken = others.some(({ email, role }) => role === 'admin' || email !== invitation.email)
    if (!isOwner || isTaken || !(await this.invitations.useUp(invitation, transaction)))
      throw new AppError('invitation_invalid')
  }

  private async record(
    { id, name }: { id: string; name: string },
    { role }: InvitationEntity,
    transaction: Transaction,
  ): Promise<void> {
    const after = { administrator_role: role }
    const target = { id, name }
    await this.audit.record({ actor: target, action: 'administrator.accept', target, after }, transaction)
  }
}

import { EMAIL_CONFIRMATION_SECONDS } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { Database, type Transaction } from '../../../platform/database/database.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { limitPolicies } from '../../../platform/limits/policies.ts'
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import { EmailChangeService } from '../../users/email-change.service.ts'
import { type ManagedUser, ManagedUserRepository } from '../../users/managed-user.repository.ts'
import { UserRepository } from '../../users/user.repository.ts'
import { OwnPasswordService } from '../own-password.service.ts'
import type { EmailConfirmationEntity } from './email-confirmation.entity.ts'
import { EmailConfirmationRepository, type NewConfirmation } from './email-confirmation.repository.ts'

@Injectable()
export class EmailConfirmationService {
  constructor(
    private readonly database: Database,
    private readonly confirmations: EmailConfirmationRepository,
    private readonly users: UserRepository,
    private readonly managed: ManagedUserRepository,
    private readonly emailChanges: EmailChangeService,
    private readonly passwords: OwnPasswordService,
    private readonly limiter: RateLimiter,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The address of the page that confirms, good once. */
  async link(confirmation: NewConfirmation, transaction: Transaction): Promise<string> {
    const token = await this.confirmations.replace(confirmation, transaction)
    return new URL(`/confirm-email?token=${token}`, this.config.publicUrl).href
  }

  /** Mails another link for the own address. @throws AppError `rate_limited` within an hour of the last mail to it */
  async resend({ id }: CurrentUser): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const [user] = await this.managed.lock([id], transaction)
      if (!user || (await this.users.isEmailConfirmed(id, transaction)))
        throw new AppError('email_confirmed_already')
      await this.limiter.consume(limitPolicies.unconfirmedMail, user.email, transaction)
      await this.mail('email_confirmation', user, user.email, transaction)
    })
  }

  /** Mails a link to the new address, which takes the old one's place once it is followed. */
  async requestChange(user: CurrentUser, email: string, password: string): Promise<void> {
    const checked = await this.passwords.check(user.id, password)
    if (email === user.email) throw new AppError('email_unchanged')
    await this.limiter.consume(limitPolicies.emailChange, user.id)
    if (await this.users.isEmailTaken(email)) throw new AppError('email_exists')
    await this.database.transaction(async (transaction) => {
      await this.passwords.holdChecked(checked, user.session_id, transaction)
      const [owner] = await this.managed.lock([user.id], transaction)
      if (!owner) throw new AppError('token_invalid')
      await this.limiter.consume(limitPolicies.unconfirmedMail, email, transaction)
      await this.mail('email_change', owner, email, transaction)
    })
  }

  /** @returns the address that is the account's, and confirmed, now */
  async confirm(token: string): Promise<string> {
    const link = await this.confirmations.find(token)
    if (!link) throw new AppError('confirmation_invalid')
    return this.database
      .transaction(async (transaction) => {
        const [user] = await this.managed.lock([link.user_id], transaction)
        const isGood = await this.confirmations.useUp(link, transaction)
        if (!user || user.deleted_at || user.is_standby || !isGood) throw new AppError('confirmation_invalid')
        if (link.kind === 'own') await this.confirmOwn(user, link, transaction)
        else await this.change(user, link, transaction)
        return link.email
      })
      .catch((error) => {
        throw isUniqueViolation(error, 'users_email_key') ? new AppError('email_exists') : error
      })
  }

  private async confirmOwn(
    user: ManagedUser,
    { email }: EmailConfirmationEntity,
    transaction: Transaction,
  ): Promise<void> {
    if (user.email !== email) throw new AppError('confirmation_invalid')
    await this.users.confirmEmail(user.id, transaction)
  }

  private async change(
    user: ManagedUser,
    { email }: EmailConfirmationEntity,
    transaction: Transaction,
  ): Promise<void> {
    await this.users.setEmail(user.id, email, transaction)
    await this.emailChanges.settle({ user, email, isConfirmed: true }, transaction)
  }

  private async mail(
    template: 'email_confirmation' | 'email_change',
    user: ManagedUser,
    email: string,
    transaction: Transaction,
  ): Promise<void> {
    const kind = template === 'email_change' ? 'change' : 'own'
    const confirm_url = await this.link({ user_id: user.id, kind, email }, transaction)
    const mail = {
      template,
      user: { ...user, email },
      language: user.language,
      variables: { confirm_url },
      expiresInSeconds: EMAIL_CONFIRMATION_SECONDS,
    }
    await this.outbox.post(mail, transaction)
  }
}

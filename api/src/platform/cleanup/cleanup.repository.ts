import { REPORT_DAYS_MAX } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import { EntityManager, LessThan, Not } from 'typeorm'
import { InvitationEntity } from '../../modules/admin-users/administrators/invitation.entity.ts'
import { EmailConfirmationEntity } from '../../modules/auth/email-confirmation/email-confirmation.entity.ts'
import { PasswordResetEntity } from '../../modules/auth/password-reset/password-reset.entity.ts'
import { MailboxCodeEntity } from '../../modules/auth/sealed-chats/mailbox-code.entity.ts'
import { SecondStepTicketEntity } from '../../modules/auth/second-factor/second-step-ticket.entity.ts'
import { CareCardEntity } from '../../modules/care/care-card.entity.ts'
import { CareMonthPersonEntity } from '../../modules/care/care-month-person.entity.ts'
import { ReplyLeaseEntity } from '../../modules/chat/reply-lease.entity.ts'
import { DisclosureEntity } from '../../modules/compliance/disclosures/disclosure.entity.ts'
import { RemoteFailureEntity } from '../../modules/remote-reports/remote-failure.entity.ts'
import { RemoteOpeningEntity } from '../../modules/remote-reports/remote-opening.entity.ts'
import { removeClosedSessions, sessionLimitValues } from '../access/access.sql.ts'
import { CONFIG, type Config } from '../config/config.ts'
import { Database } from '../database/database.ts'
import { RateLimitEntity } from '../limits/rate-limit.entity.ts'
import { OutboxMailEntity } from '../mail/outbox-mail.entity.ts'
import { SecurityLogEntity } from '../security-log/security-log.entity.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Long enough to be sent again after their link has run out. */
const INVITATION_DAYS = 30
/** Mails hold personal data and codes; this long they help to answer "I never got it". */
const MAIL_DAYS = 90
/** Long enough to look into what happened; the network addresses in it are personal. */
const SECURITY_LOG_DAYS = 90
/** What was shown can be told for two years; how often it was, always. */
const DISCLOSURE_DAYS = 730

const hasJob = `exists (
  select from pgboss.job j
  where j.name = 'mail.send' and j.state < 'completed' and j.data ->> 'outbox_id' = outbox.id::text
)`

@Injectable()
export class CleanupRepository {
  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async removeExpired(now = Date.now()): Promise<void> {
    const before = (time: number) => LessThan(new Date(time))
    await this.manager.delete(PasswordResetEntity, { expires_at: before(now) })
    await this.manager.delete(EmailConfirmationEntity, { expires_at: before(now) })
    await this.manager.delete(InvitationEntity, { expires_at: before(now - INVITATION_DAYS * DAY) })
    await this.manager.delete(MailboxCodeEntity, { expires_at: before(now) })
    await this.manager.delete(SecondStepTicketEntity, { expires_at: before(now) })
    await this.database.rows(removeClosedSessions, sessionLimitValues(this.config))
    await this.manager.delete(SecurityLogEntity, { created_at: before(now - SECURITY_LOG_DAYS * DAY) })
    const oldest = new Date(now - REPORT_DAYS_MAX * DAY).toISOString().slice(0, 10)
    await this.manager.delete(RemoteFailureEntity, { day: LessThan(oldest) })
    await this.manager.delete(RemoteOpeningEntity, { day: LessThan(oldest) })
    await this.manager.delete(RateLimitEntity, { expire: LessThan(now) })
    await this.manager.delete(ReplyLeaseEntity, { expires_at: before(now - HOUR) })
    await this.manager.delete(CareCardEntity, { created_at: before(now - DAY) })
    const month = `${new Date(now).toISOString().slice(0, 7)}-01`
    await this.manager.delete(CareMonthPersonEntity, { month: LessThan(month) })
    await this.manager.delete(DisclosureEntity, { shown_at: before(now - DISCLOSURE_DAYS * DAY) })
    const oldMails = { state: Not('queued' as const), created_at: before(now - MAIL_DAYS * DAY) }
    await this.manager.delete(OutboxMailEntity, oldMails)
  }

  /** Gives up mails whose last attempt died with its process: nobody would try again, and nobody would be told. */
  async failLostMails(): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .update(OutboxMailEntity)
      .set({ state: 'failed', last_error: () => `coalesce(last_error, 'interrupted')` })
      .where({ state: 'queued' })
      .andWhere(`not ${hasJob}`)
      .execute()
  }
}

import type { EmailTemplateName } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import { CONFIG, type Config } from '../config/config.ts'
import type { Transaction } from '../database/database.ts'
import { AppError } from '../http/app-error.ts'
import { Jobs } from '../jobs/jobs.ts'
import { limitPolicies } from '../limits/policies.ts'
import { RateLimiter } from '../limits/rate-limiter.ts'
import type { Page } from '../paging/read-page.ts'
import { EmailTemplateRepository, type MailSource } from './email-template.repository.ts'
import { HELD, type Mail } from './mail.ts'
import { type OutboxQuery, OutboxRepository, type OutboxRow } from './outbox.repository.ts'
import { renderMail } from './render-mail.ts'

/** Seconds. What would reach an unconfirmed address later still is not posted: nobody fills a stranger's mailbox for weeks. */
const LONGEST_WAIT = 24 * 3600

/** They have limits of their own, which count before they are posted, or tell of what must not go untold. */
const askedFor: EmailTemplateName[] = [
  'password_reset',
  'email_confirmation',
  'email_change',
  'mailbox_code',
  'password_set',
  'feedback_reply',
  'administrator_invitation',
]

/** Where mail is posted: kept and queued in the transaction that it tells of, sent afterwards. */
@Injectable()
export class Outbox {
  constructor(
    private readonly mails: OutboxRepository,
    private readonly templates: EmailTemplateRepository,
    private readonly jobs: Jobs,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Posts nothing when an administrator has switched the template off, or the user is not there.
   * @returns the id of the mail that was posted
   */
  async post(mail: Mail, transaction: Transaction): Promise<string | undefined> {
    const { template, user, language } = mail
    const reader = { userId: user.id, language }
    const source = await this.templates.findSource(template, reader, transaction)
    const rendered = source && renderMail(mail, source, this.config)
    if (!rendered) return undefined
    const startAfter = await this.waitFor(mail, source, transaction)
    if (startAfter > LONGEST_WAIT) return undefined
    const outbox_id = await this.mails.insert(mail, rendered, transaction)
    if (outbox_id) await this.jobs.enqueue('mail.send', { outbox_id }, transaction, { startAfter })
    return outbox_id
  }

  /** Seconds. An address that nobody has confirmed may be a stranger's: it gets one mail an hour, beside what it was asked for. */
  private async waitFor(
    { template, user: { email } }: Mail,
    source: MailSource,
    transaction: Transaction,
  ): Promise<number> {
    const isStranger = source.email_confirmed_at === null && source.email === email
    if (!isStranger || askedFor.includes(template)) return 0
    return this.limiter.reserve(limitPolicies.unconfirmedMail, email, transaction)
  }

  /** Voids what a user's mails of these templates hold, for when it must not open anything any more. */
  expire(userId: string, templates: EmailTemplateName[], transaction: Transaction): Promise<void> {
    return this.mails.expire(userId, templates, transaction)
  }

  /** As `expire`, for somebody who has no account. */
  expireTo(recipient: string, template: EmailTemplateName, transaction: Transaction): Promise<void> {
    return this.mails.expireTo(recipient, template, transaction)
  }

  list(query: OutboxQuery): Promise<Page<OutboxRow>> {
    return this.mails.list(query)
  }

  /**
   * Gives a mail that nobody will try again a new series of attempts. Of two at once the second finds it queued: it is sent once.
   * @returns the mail before and after
   */
  async retry(id: string, transaction: Transaction): Promise<{ before: OutboxRow; after: OutboxRow }> {
    const before = await this.mails.lock(id, transaction)
    if (!before) throw new AppError('mail_not_found')
    if (before.state !== 'failed' && before.state !== HELD) throw new AppError('mail_not_retriable')
    if (before.is_expired) throw new AppError('mail_expired')
    await this.mails.queue(id, transaction)
    await this.jobs.enqueue('mail.send', { outbox_id: id }, transaction)
    return { before, after: { ...before, state: 'queued' } }
  }
}

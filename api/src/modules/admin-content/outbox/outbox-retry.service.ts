import type { OutboxMail } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { Jobs } from '../../../platform/jobs/jobs.ts'
import { toOutboxMail } from './outbox.mapper.ts'
import { OutboxListRepository } from './outbox.repository.ts'

/** Gives a mail that nobody will try again a new series of attempts. */
@Injectable()
export class OutboxRetryService {
  private readonly database: Database
  private readonly mails: OutboxListRepository
  private readonly jobs: Jobs
  private readonly audit: AuditTrail

  constructor(database: Database, mails: OutboxListRepository, jobs: Jobs, audit: AuditTrail) {
    this.database = database
    this.mails = mails
    this.jobs = jobs
    this.audit = audit
  }

  /** Of two at once the second finds it queued: it is sent once. */
  retry(id: string, actor: CurrentUser): Promise<OutboxMail> {
    return this.database.transaction(async (transaction) => {
      const before = await this.mails.lock(id, transaction)
      if (!before) throw new AppError('mail_not_found')
      if (before.state !== 'failed' && before.state !== 'kept') throw new AppError('mail_not_retriable')
      const mail = await this.mails.queue(id, transaction)
      await this.jobs.enqueue('mail.send', { outbox_id: id }, transaction)
      // Not the recipient: the log would keep the address of somebody who is erased.
      const target = { id, name: before.template }
      const values = { before: { state: before.state }, after: { state: mail.state } }
      await this.audit.record({ actor, action: 'mail.retry', target, ...values }, transaction)
      return toOutboxMail(mail)
    })
  }
}

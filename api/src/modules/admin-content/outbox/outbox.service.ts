import type { OutboxMail } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { Database } from '../../../platform/database/database.ts'
import type { OutboxQuery } from '../../../platform/mail/outbox.repository.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import type { Page } from '../../../platform/paging/read-page.ts'
import { toOutboxMail } from './outbox.mapper.ts'
import type { MailReader } from './secret-code.policy.ts'

@Injectable()
export class OutboxService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async list(query: OutboxQuery, reader: MailReader): Promise<Page<OutboxMail>> {
    const { rows, ...page } = await this.outbox.list(query)
    return { ...page, rows: rows.map((row) => toOutboxMail(row, reader)) }
  }

  mailServer() {
    return { is_set_up: this.config.smtpUrl !== undefined }
  }

  retry(id: string, actor: CurrentUser): Promise<OutboxMail> {
    return this.database.transaction(async (transaction) => {
      const { before, after } = await this.outbox.retry(id, transaction)
      // Not the recipient: the log would keep the address of somebody who is erased.
      const target = { id, name: before.template }
      const values = { before: { state: before.state }, after: { state: after.state } }
      await this.audit.record({ actor, action: 'mail.retry', target, ...values }, transaction)
      return toOutboxMail(after, actor)
    })
  }
}

import { Inject, Injectable } from '@nestjs/common'
import { CONFIG, type Config } from '../config/config.ts'
import type { Transaction } from '../database/database.ts'
import { Jobs } from '../jobs/jobs.ts'
import type { Mail } from './mail.ts'
import { MailTemplateRepository } from './mail-template.repository.ts'
import { OutboxRepository } from './outbox.repository.ts'
import { renderMail } from './render-mail.ts'

/** Where mail is posted: kept and queued in the transaction that it tells of, sent afterwards. */
@Injectable()
export class Outbox {
  private readonly mails: OutboxRepository
  private readonly templates: MailTemplateRepository
  private readonly jobs: Jobs
  private readonly config: Config

  constructor(
    mails: OutboxRepository,
    templates: MailTemplateRepository,
    jobs: Jobs,
    @Inject(CONFIG) config: Config,
  ) {
    this.mails = mails
    this.templates = templates
    this.jobs = jobs
    this.config = config
  }

  /** Posts nothing when an administrator has switched the template off, or the account is not there. */
  async post(mail: Mail, transaction: Transaction): Promise<void> {
    const source = await this.templates.find(mail.template, mail.user.id, transaction)
    const rendered = source && renderMail(mail, source, this.config.publicUrl)
    if (!rendered) return
    const outbox_id = await this.mails.insert(mail, rendered, transaction)
    if (outbox_id) await this.jobs.enqueue('mail.send', { outbox_id }, transaction)
  }
}

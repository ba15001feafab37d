import { Inject, Injectable } from '@nestjs/common'
import { CONFIG, type Config } from '../config/config.ts'
import type { Transaction } from '../database/database.ts'
import { Jobs } from '../jobs/jobs.ts'
import type { Mail } from './mail.ts'
import { OutboxRepository } from './outbox.repository.ts'
import { renderMail } from './render-mail.ts'

/** Where mail is posted: kept and queued in the transaction that it tells of, sent afterwards. */
@Injectable()
export class Outbox {
  private readonly mails: OutboxRepository
  private readonly jobs: Jobs
  private readonly config: Config

  constructor(mails: OutboxRepository, jobs: Jobs, @Inject(CONFIG) config: Config) {
    this.mails = mails
    this.jobs = jobs
    this.config = config
  }

  async post(mail: Mail, transaction: Transaction): Promise<void> {
    const rendered = renderMail(mail, this.config.publicUrl)
    const outbox_id = await this.mails.insert(mail, rendered, transaction)
    await this.jobs.enqueue('mail.send', { outbox_id }, transaction)
  }
}

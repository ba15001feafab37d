import type { MailState } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Executor } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import type { Mail, RenderedMail } from './mail.ts'

const insert = statement(
  'outbox.insert',
  `insert into outbox (template, user_id, recipient, subject, content, once_key) values ($1, $2, $3, $4, $5, $6)
   on conflict (once_key) do nothing returning id`,
)
const findQueued = statement(
  'outbox.queued',
  `select id, template, recipient, subject, content from outbox where id = $1 and state = 'queued'`,
)
const settle = statement(
  'outbox.settle',
  `update outbox set state = $2, attempts = attempts + 1, last_error = $3,
     sent_at = case when $2 = 'sent' then now() end
   where id = $1`,
)

export interface QueuedMail extends RenderedMail {
  id: string
  template: string
  recipient: string
}

@Injectable()
export class OutboxRepository {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  /** @returns the id of the mail; undefined where one with its key was posted before */
  async insert(
    { template, user, onceKey = null }: Mail,
    { subject, content }: RenderedMail,
    executor: Executor,
  ): Promise<string | undefined> {
    const values = [template, user.id, user.email, subject, content, onceKey]
    return (await executor.row<{ id: string }>(insert, values))?.id
  }

  /** Undefined for a mail that is settled, or gone with its account. */
  findQueued(id: string): Promise<QueuedMail | undefined> {
    return this.database.row<QueuedMail>(findQueued, [id])
  }

  /** Counts an attempt and keeps how it ended. */
  async settle(id: string, state: MailState, error: string | null = null): Promise<void> {
    await this.database.rows(settle, [id, state, error?.slice(0, 500) ?? null])
  }
}

import { type listOutbox, type MailState, OUTBOX_PAGE_DEFAULT, type QueryOf } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Database, type Executor } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import { Conditions } from '../paging/conditions.ts'
import { countByDay } from '../paging/count-by-day.ts'
import { type Page, readPage } from '../paging/read-page.ts'
import type { Mail, OutboxRow, QueuedMail, RenderedMail } from './mail.ts'

const columns = `o.id, o.template, o.recipient, o.subject, o.content, o.state, o.attempts, o.last_error, o.created_at, o.sent_at,
   exists (select 1 from users u where u.id = o.user_id and u.role = 'admin') as is_for_administrator`

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
const lock = statement('outbox.lock', `select ${columns} from outbox o where id = $1 for update`)
const queue = statement(
  'outbox.queue',
  `update outbox o set state = 'queued' where id = $1 returning ${columns}`,
)

export type OutboxQuery = QueryOf<typeof listOutbox>

@Injectable()
export class OutboxRepository {
  constructor(
    private readonly database: Database,
    private readonly dataSource: DataSource,
  ) {}

  /** @returns the id of the mail; undefined where one with its key was posted before */
  async insert(
    { template, user, onceKey = null }: Mail,
    { subject, content }: RenderedMail,
    executor: Executor,
  ): Promise<string | undefined> {
    const values = [template, user.id, user.email, subject, content, onceKey]
    return (await executor.row<{ id: string }>(insert, values))?.id
  }

  /** Undefined for a mail that is settled, or gone with its reader. */
  findQueued(id: string): Promise<QueuedMail | undefined> {
    return this.database.row<QueuedMail & Record<string, unknown>>(findQueued, [id])
  }

  /** Counts an attempt and keeps how it ended. */
  async settle(id: string, state: MailState, error: string | null = null): Promise<void> {
    await this.database.rows(settle, [id, state, error?.slice(0, 500) ?? null])
  }

  /** Newest first. */
  list({ limit = OUTBOX_PAGE_DEFAULT, cursor, state, search }: OutboxQuery): Promise<Page<OutboxRow>> {
    const condition = new Conditions()
    if (state) condition.add(`o.state = ${condition.place(state)}`)
    const uncut = {
      list: 'outbox',
      from: 'outbox o',
      createdAt: 'o.created_at',
      condition,
      bounds: {},
    } as const
    condition.contains(['o.recipient', 'o.subject'], search)
    // A code in a subject must not be found out digit by digit.
    if (search && /\d/.test(search))
      condition.contains(
        ['o.recipient', "case when o.template <> 'password_reset' then o.subject end"],
        search,
      )
    return readPage<OutboxRow>(
      this.dataSource,
      {
        columns,
        from: 'outbox o',
        id: 'o.id',
        condition,
        order: { sql: 'o.created_at', type: 'timestamptz', isDescending: true },
        total: search ? undefined : () => countByDay(this.dataSource, { ...uncut, kinds: state && [state] }),
      },
      { limit, cursor },
    )
  }

  /** Keeps the mail as it is until the transaction ends. */
  lock(id: string, executor: Executor): Promise<OutboxRow | undefined> {
    return executor.row<OutboxRow & Record<string, unknown>>(lock, [id])
  }

  async queue(id: string, executor: Executor): Promise<OutboxRow> {
    const row = await executor.row<OutboxRow & Record<string, unknown>>(queue, [id])
    if (!row) throw new Error('the mail is gone')
    return row
  }
}

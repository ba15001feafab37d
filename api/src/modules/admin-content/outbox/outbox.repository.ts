import { OUTBOX_PAGE_DEFAULT } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Executor } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { Conditions } from '../../../platform/paging/conditions.ts'
import { countByDay } from '../../../platform/paging/count-by-day.ts'
import { type Page, readPage } from '../../../platform/paging/read-page.ts'
import type { OutboxRow } from './outbox.mapper.ts'
import type { OutboxQuery } from './outbox.service.ts'

const columns = `o.id, o.template, o.recipient, o.subject, o.content, o.state, o.attempts, o.last_error, o.created_at, o.sent_at,
   exists (select 1 from users u where u.id = o.user_id and u.role = 'admin') as is_for_administrator`

const lock = statement('outbox.lock', `select ${columns} from outbox o where id = $1 for update`)
const queue = statement(
  'outbox.queue',
  `update outbox o set state = 'queued' where id = $1 returning ${columns}`,
)

@Injectable()
export class OutboxListRepository {
  private readonly dataSource: DataSource

  constructor(dataSource: DataSource) {
    this.dataSource = dataSource
  }

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
    return executor.row<OutboxRow>(lock, [id])
  }

  async queue(id: string, executor: Executor): Promise<OutboxRow> {
    const row = await executor.row<OutboxRow>(queue, [id])
    if (!row) throw new Error('the mail is gone')
    return row
  }
}

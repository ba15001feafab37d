import type { EngineId } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Executor } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Lease } from './reply-lease.repository.ts'

// One statement is one transaction: both messages or neither, and only by who still holds the lease, which ends here.
const store = statement(
  'messages.store-exchange',
  `with lease as (
     delete from reply_leases where owner_id = $1 and conversation_id = $2 and token = $3 returning 1
   )
   insert into messages
     (owner_id, companion_id, id, role, content, created_at, engine, client_id, reply_to, memories_used,
      needs_care)
   select $1, $4, m.id, m.role, m.content, m.created_at, m.engine, m.client_id, m.reply_to, m.memories_used,
     m.needs_care
   from lease cross join (values
     (1, $5::uuid, 'user', $6::text, $7::timestamptz, null::text, $8::uuid, null::uuid, '{}'::uuid[],
      $14::boolean),
     (2, $9::uuid, 'assistant', $10::text, $11::timestamptz, $12::text, null, $5::uuid, $13::uuid[], false)
   ) as m (place, id, role, content, created_at, engine, client_id, reply_to, memories_used, needs_care)
   order by m.place returning id`,
)

/** What a person said and the reply to it. */
export interface Exchange {
  companion_id: string
  question: { id: string; content: string; created_at: Date; client_id?: string; needs_care: boolean }
  answer: { id: string; content: string; created_at: Date; engine: EngineId; memories_used: string[] }
}

@Injectable()
export class ExchangeRepository {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  /** @returns false when the lease is gone: the conversation was deleted, or another process took it over */
  async store(
    lease: Lease,
    { companion_id, question, answer }: Exchange,
    executor: Executor = this.database,
  ): Promise<boolean> {
    const rows = await executor.rows(store, [
      lease.owner_id,
      lease.conversation_id,
      lease.token,
      companion_id,
      question.id,
      question.content,
      question.created_at,
      question.client_id ?? null,
      answer.id,
      answer.content,
      answer.created_at,
      answer.engine,
      answer.memories_used,
      question.needs_care,
    ])
    return rows.length === 2
  }
}

import type { EngineId } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Executor } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import { insertJobs } from '../../platform/jobs/insert-jobs.ts'
import type { QueueName } from '../../platform/jobs/queues.ts'
import type { ExtractionJob } from '../memories/memory-extraction.service.ts'
import type { Lease } from './reply-lease.repository.ts'

// Whoever removes user or companion comes before or after the rows that are written under these locks, never beside them.
// In the order in which a deletion takes them, so that the two cannot wait in a circle.
const author = `select u.id from users u join companions p on p.owner_id = u.id
   where u.id = $1 and p.id = $4 and u.deleted_at is null for share of u for key share of p`

// One statement is one transaction: both messages and what is to be done with them or nothing, and only by who still holds
// the lease, which ends here.
const store = statement(
  'messages.store-exchange',
  `with author as (${author}), lease as (
     delete from reply_leases l using author
     where l.owner_id = author.id and l.conversation_id = $2 and l.token = $3 returning 1
   ), jobs as (${insertJobs('$15::text[]', '$16::jsonb', 'lease')})
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
const hold = statement(
  'messages.hold-exchange',
  `with author as (${author})
   select 1 from reply_leases l join author on l.owner_id = author.id
   where l.conversation_id = $2 and l.token = $3 for update of l`,
)

/** What a user said and the reply to it. */
export interface Exchange {
  companion_id: string
  question: { id: string; content: string; created_at: Date; client_id?: string; needs_care: boolean }
  answer: { id: string; content: string; created_at: Date; engine: EngineId; memories_used: string[] }
}

/** What is done with the message later: each queue gets the same job. */
export interface FollowUp {
  queues: QueueName[]
  job: ExtractionJob
}

@Injectable()
export class ExchangeRepository {
  constructor(private readonly database: Database) {}

  /** Keeps the way free for `store` until the transaction ends. @returns false when the lease is gone */
  async hold(lease: Lease, companionId: string, transaction: Executor): Promise<boolean> {
    const values = [lease.owner_id, lease.conversation_id, lease.token, companionId]
    return (await transaction.row(hold, values)) !== undefined
  }

  /** @returns false when the lease is gone: user or conversation were deleted, or another process took it over */
  async store(
    lease: Lease,
    { companion_id, question, answer }: Exchange,
    { queues, job }: FollowUp,
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
      queues,
      job,
    ])
    return rows.length === 2
  }
}

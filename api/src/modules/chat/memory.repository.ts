import { Injectable } from '@nestjs/common'
import type { Fact, Memory } from '../../platform/ai/ai.port.ts'
import { Database } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'

/** More than any prompt takes; pinned ones come first. */
const MEMORIES_MAX = 200

const listForReply = statement(
  'memories.for-reply',
  `select id, kind, key, text, value, pinned from memories where owner_id = $1 and companion_id = $2
   order by pinned desc, updated_at desc limit ${MEMORIES_MAX}`,
)
// From the partner's locked row, so that facts about a partner deleted meanwhile vanish instead of failing.
const learn = statement(
  'memories.learn',
  `with partner as (select 1 from companions where owner_id = $1 and id = $2 for key share)
   insert into memories as m (owner_id, companion_id, message_id, kind, key, text, value)
   select $1, $2, $3::uuid, f.kind, f.key, f.text, f.value
   from partner, unnest($4::text[], $5::text[], $6::text[], $7::text[]) as f (kind, key, text, value)
   order by f.key
   on conflict (owner_id, companion_id, key) do update set
     kind = excluded.kind, text = excluded.text, value = excluded.value,
     message_id = excluded.message_id, updated_at = now()
   where (m.text, m.value, m.kind) is distinct from (excluded.text, excluded.value, excluded.kind)`,
)

@Injectable()
export class MemoryRepository {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  listForReply(ownerId: string, companionId: string): Promise<Memory[]> {
    return this.database.rows<Memory>(listForReply, [ownerId, companionId])
  }

  /** Keeps facts; one with the key of an older one replaces it. Keys must differ. */
  async learn(ownerId: string, companionId: string, messageId: string, facts: Fact[]): Promise<void> {
    await this.database.rows(learn, [
      ownerId,
      companionId,
      messageId,
      facts.map(({ kind }) => kind),
      facts.map(({ key }) => key),
      facts.map(({ text }) => text),
      facts.map(({ value }) => value),
    ])
  }
}

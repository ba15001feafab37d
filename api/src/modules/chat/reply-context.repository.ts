import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Conversation } from './conversation.repository.ts'
import { type KnownMemory, selectForReply } from './memories/memory.repository.ts'
import type { MessageRow, ReplyRow } from './message.mapper.ts'
import { selectReply } from './message.repository.ts'

/** Turns given to the engine, which takes from them what its budget allows. */
export const HISTORY_TURNS = 60

const read = statement(
  'chat.reply-context',
  `select (select row_to_json(r) from (${selectReply}) r) as reply,
     (select coalesce(json_agg(m), '[]') from (${selectForReply}) m) as memories,
     (select coalesce(json_agg(t), '[]') from (
        select id, role, content, created_at from messages
        where owner_id = $1 and companion_id = $2 order by seq desc limit ${HISTORY_TURNS}
      ) t) as newest`,
)

export type PastMessage = Pick<MessageRow, 'id' | 'role' | 'content' | 'created_at'>

/** What a reply takes into account. */
export interface ReplyContext {
  memories: KnownMemory[]
  /** Newest first. */
  newest: PastMessage[]
}

type InJson<Row extends { created_at: Date }> = Omit<Row, 'created_at'> & { created_at: string }

interface ContextRow {
  reply: InJson<ReplyRow> | null
  memories: KnownMemory[]
  newest: InJson<PastMessage>[]
}

const withTime = <Row extends { created_at: string }>(row: Row) => ({
  ...row,
  created_at: new Date(row.created_at),
})

@Injectable()
export class ReplyContextRepository {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  /** All in one statement; `reply` is the one that the message of this client id has got already. */
  async read(
    { owner_id, companion_id }: Conversation,
    clientId?: string,
  ): Promise<ReplyContext & { reply?: ReplyRow }> {
    const row = await this.database.row<ContextRow>(read, [owner_id, companion_id, clientId ?? null])
    return {
      reply: row?.reply ? withTime(row.reply) : undefined,
      memories: row?.memories ?? [],
      newest: (row?.newest ?? []).map(withTime),
    }
  }
}

import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Conversation } from '../conversations/conversation.sql.ts'
import type { MessageRow, ReplyRow } from '../conversations/message.sql.ts'
import { selectReply } from '../conversations/message.sql.ts'
import { type KnownMemory, selectForReply } from '../memories/memory.sql.ts'

/** Turns given to the engine, which takes from them what its budget allows. */
export const HISTORY_TURNS = 60

export const readContext = statement(
  'chat.reply-context',
  `select (select row_to_json(r) from (${selectReply}) r) as reply,
     (select coalesce(json_agg(m), '[]') from (${selectForReply}) m) as memories,
     (select coalesce(json_agg(t), '[]') from (
        select id, role, content from messages
        where owner_id = $1 and companion_id = $2 order by seq desc limit ${HISTORY_TURNS}
      ) t) as newest`,
)

export type PastMessage = Pick<MessageRow, 'id' | 'role' | 'content'>

/** What a reply takes into account. */
export interface ReplyContext {
  memories: KnownMemory[]
  /** Newest first. */
  newest: PastMessage[]
}

interface ContextRow extends ReplyContext {
  reply: (Omit<ReplyRow, 'created_at'> & { created_at: string }) | null
}

@Injectable()
export class ReplyContextRepository {
  constructor(private readonly database: Database) {}

  /** All in one statement; `reply` is the one that the message of this client id has got already. */
  async read(
    { owner_id, companion_id }: Conversation,
    clientId?: string,
  ): Promise<ReplyContext & { reply?: ReplyRow }> {
    const row = await this.database.row<ContextRow>(readContext, [owner_id, companion_id, clientId ?? null])
    const { reply, memories = [], newest = [] } = row ?? {}
    if (!reply) return { memories, newest }
    return { memories, newest, reply: { ...reply, created_at: new Date(reply.created_at) } }
  }
}

import { Injectable } from '@nestjs/common'
import { Database, type Executor } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { MessageRow, ReplyRow } from './message.mapper.ts'

const columns = 'm.id, m.role, m.content, m.engine, m.needs_care, m.created_at'

// The companion's row is there even without messages: no row at all says that it is not the caller's.
const listNewest = statement(
  'messages.newest',
  `select ${columns} from companions p left join lateral (
     select * from messages where owner_id = p.owner_id and companion_id = p.id order by seq desc limit $3
   ) m on true where p.owner_id = $1 and p.id = $2`,
)
const listBefore = statement(
  'messages.before',
  `select ${columns} from messages a left join lateral (
     select * from messages where owner_id = a.owner_id and companion_id = a.companion_id and seq < a.seq
     order by seq desc limit $4
   ) m on true where a.owner_id = $1 and a.id = $3 and a.companion_id = $2`,
)
/**
 * The `ReplyRow` to what was sent under a client's id: $1 the owner, $2 the companion, $3 that id. A pair is stored by one
 * statement while nobody else may write, so that the reply is the next message.
 */
export const selectReply = `
  select a.* from messages q cross join lateral (
    select id, role, content, engine, needs_care, created_at, reply_to, memories_used from messages
    where owner_id = q.owner_id and companion_id = q.companion_id and seq > q.seq order by seq limit 1
  ) a where q.owner_id = $1 and q.companion_id = $2 and q.client_id = $3 and a.reply_to = q.id`
const findReply = statement('messages.reply', selectReply)
const find = statement(
  'messages.find',
  `select ${columns} from messages m where m.owner_id = $1 and m.companion_id = $2 and m.id = $3`,
)
const removeFrom = statement(
  'messages.remove-from',
  `delete from messages m using messages first
   where first.owner_id = $1 and first.id = $3 and first.companion_id = $2
     and m.owner_id = $1 and m.companion_id = $2 and m.seq >= first.seq`,
)
/** Without case, accents and Arabic vowel signs, as the client marks what was found. */
const folded = (text: string) =>
  `regexp_replace(normalize(lower(${text}), NFD), '[\\u0300-\\u036f\\u064b-\\u065f\\u0670]', '', 'g')`
const search = statement(
  'messages.search',
  `select ${columns} from messages m where m.owner_id = $1 and m.companion_id = $2
     and ${folded('m.content')} like ${folded('$3::text')}
     and ($4::uuid is null or m.seq < (select seq from messages where owner_id = $1 and id = $4))
   order by m.seq desc limit $5`,
)
const removeAll = statement(
  'messages.remove-all',
  'delete from messages where owner_id = $1 and companion_id = $2',
)

export interface MessageRef {
  owner_id: string
  companion_id: string
  message_id: string
}

type MaybeRow = { [Key in keyof MessageRow]: MessageRow[Key] | null }

@Injectable()
export class MessageRepository {
  constructor(private readonly database: Database) {}

  /** Newest first; undefined where there is no such companion of the owner. */
  async listNewest(ownerId: string, companionId: string, limit: number): Promise<MessageRow[] | undefined> {
    return read(await this.database.rows<MaybeRow>(listNewest, [ownerId, companionId, limit]))
  }

  /** Newest first; undefined where there is no such message. */
  async listBefore(
    ownerId: string,
    companionId: string,
    messageId: string,
    limit: number,
  ): Promise<MessageRow[] | undefined> {
    return read(await this.database.rows<MaybeRow>(listBefore, [ownerId, companionId, messageId, limit]))
  }

  find({ owner_id, companion_id, message_id }: MessageRef): Promise<MessageRow | undefined> {
    return this.database.row<MessageRow>(find, [owner_id, companion_id, message_id])
  }

  /** Newest first: those that contain the words, without case and accents. */
  search(
    ownerId: string,
    companionId: string,
    words: string,
    { before, limit }: { before?: string; limit: number },
  ): Promise<MessageRow[]> {
    const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
    return this.database.rows<MessageRow>(search, [ownerId, companionId, pattern, before ?? null, limit])
  }

  /** Removes a message and all after it. */
  async removeFrom({ owner_id, companion_id, message_id }: MessageRef, executor: Executor): Promise<void> {
    await executor.rows(removeFrom, [owner_id, companion_id, message_id])
  }

  /** The reply to the message that a client sent under this id. */
  findReply(ownerId: string, companionId: string, clientId: string): Promise<ReplyRow | undefined> {
    return this.database.row<ReplyRow>(findReply, [ownerId, companionId, clientId])
  }

  async removeAll(ownerId: string, companionId: string, executor: Executor): Promise<void> {
    await executor.rows(removeAll, [ownerId, companionId])
  }
}

function read(rows: MaybeRow[]): MessageRow[] | undefined {
  if (rows.length === 0) return undefined
  return rows.filter((row): row is MessageRow & MaybeRow => row.id !== null)
}

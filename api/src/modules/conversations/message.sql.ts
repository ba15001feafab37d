import { columnsOf, type RowOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { MessageEntity } from './message.entity.ts'

/** Without case, accents and Arabic vowel signs, as the client marks what was found. The index `messages_search` is of this. */
export const foldedSql = (text: string) =>
  `regexp_replace(normalize(lower(${text}), NFD), '[\\u0300-\\u036f\\u064b-\\u065f\\u0670]', '', 'g')`

export const messageColumns = columnsOf(MessageEntity, [
  'id',
  'role',
  'content',
  'engine',
  'needs_care',
  'memories_used',
  'is_replaced',
  'is_incomplete',
  'model',
  'prompt_version',
  'versions',
  'created_at',
])
export type MessageRow = RowOf<typeof messageColumns>

export const replyColumns = columnsOf(MessageEntity, [...messageColumns.names, 'reply_to', 'retracted_keys'])
export type ReplyRow = RowOf<typeof replyColumns> & {
  reply_to: string
  /** Of the message that it answers. */
  user_versions?: string[]
}

const messageInOrder = columnsOf(MessageEntity, ['seq', ...replyColumns.names])
export type MessageInOrder = RowOf<typeof messageInOrder>

// Exports and files read the longest conversations by it, a part at a time.
/** A part of a conversation, oldest first: $1 the owner, $2 the companion, $3 the last `seq` that was read, $4 how many. */
export const listInOrder = statement(
  'messages.in-order',
  `select ${messageInOrder.list} from messages where owner_id = $1 and companion_id = $2 and seq > $3 order by seq limit $4`,
)

// Pages of a chat are hot reads: one statement tells the messages, and whether the companion is the caller's. Its row is
// there even without messages: no row at all says that it is not.
export const listNewestMessages = statement(
  'messages.newest',
  `select ${messageColumns.of('m')} from companions p left join lateral (
     select * from messages where owner_id = p.owner_id and companion_id = p.id order by seq desc limit $3
   ) m on true where p.owner_id = $1 and p.id = $2`,
)
export const listMessagesBefore = statement(
  'messages.before',
  `select ${messageColumns.of('m')} from messages a left join lateral (
     select * from messages where owner_id = a.owner_id and companion_id = a.companion_id and seq < a.seq
     order by seq desc limit $4
   ) m on true where a.owner_id = $1 and a.id = $3 and a.companion_id = $2`,
)
/**
 * The `ReplyRow` to what was sent under a client's id: $1 the owner, $2 the companion, $3 that id. A pair is stored by one
 * statement while nobody else may write, so that the reply is the next message.
 */
export const selectReply = `
  select a.*, q.versions as user_versions from messages q cross join lateral (
    select ${replyColumns.list} from messages
    where owner_id = q.owner_id and companion_id = q.companion_id and seq > q.seq order by seq limit 1
  ) a where q.owner_id = $1 and q.companion_id = $2 and q.client_id = $3 and a.reply_to = q.id`
/** Asked before every message that is sent. */
export const findReply = statement('messages.reply', selectReply)

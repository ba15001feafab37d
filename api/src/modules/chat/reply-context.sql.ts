import { columnsOf, type RowOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { MessageEntity } from '../conversations/message.entity.ts'
import { selectReply } from '../conversations/message.sql.ts'
import { selectForReply, selectForReplyWhere } from '../memories/memory.sql.ts'
import { selectSummaryText } from '../summaries/summary.sql.ts'

const pastColumns = columnsOf(MessageEntity, [
  'seq',
  'id',
  'role',
  'content',
  'needs_care',
  'is_incomplete',
  'retracted_keys',
  'created_at',
])
export type PastMessage = Omit<RowOf<typeof pastColumns>, 'created_at'> & { created_at: string }

// Read before every reply: reply, summary and two lists in one round trip. $4 and $5 are the `HistoryWindow`; the newest message is in it
// however long it is.
const contextOf = ({ memories, summary, turn }: Record<'memories' | 'summary' | 'turn', string>) => `
  select (select row_to_json(r) from (${selectReply}) r) as reply,
     (${summary}) as summary,
     exists (select from reply_drafts where owner_id = $1 and companion_id = $2) as has_draft,
     (select created_at from care_cards where owner_id = $1 and companion_id = $2) as care_card_at,
     (select coalesce(json_agg(m), '[]') from (${memories}) m) as memories,
     (select coalesce(json_agg(t), '[]') from (
        select ${pastColumns.list} from (
          select ${pastColumns.list}, sum(length(content)) over (order by seq desc) - length(content) as newer
          from (
            select ${pastColumns.list} from messages
            where owner_id = $1 and companion_id = $2 and ${turn} order by seq desc limit $4
          ) turns
        ) counted where newer <= $5 order by seq desc
      ) t) as newest`

export const readContext = statement(
  'chat.reply-context',
  contextOf({ memories: selectForReply, summary: selectSummaryText, turn: 'true' }),
)

const replaced = '(select seq from messages where owner_id = $1 and companion_id = $2 and id = $6)'
// As it was when the message $6 had got its reply, without what was told from there on: another message or reply is to stand there.
export const readContextOfReplaced = statement(
  'chat.reply-context-of-replaced',
  contextOf({
    memories: selectForReplyWhere(`not exists (
      select from messages later where later.owner_id = $1 and later.companion_id = $2
        and later.id = memories.message_id and later.seq > ${replaced}
    )`),
    summary: `${selectSummaryText} and last_seq < ${replaced}`,
    turn: `seq <= (select min(seq) from messages where owner_id = $1 and companion_id = $2 and seq > ${replaced})`,
  }),
)

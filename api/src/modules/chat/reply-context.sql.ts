import { columnsOf, type RowOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { MessageEntity } from '../conversations/message.entity.ts'
import { selectReply } from '../conversations/message.sql.ts'
import { selectForReply } from '../memories/memory.sql.ts'
import { selectSummaryText } from '../summaries/summary.sql.ts'

const pastColumns = columnsOf(MessageEntity, [
  'seq',
  'id',
  'role',
  'content',
  'needs_care',
  'is_incomplete',
  'created_at',
])
export type PastMessage = Omit<RowOf<typeof pastColumns>, 'created_at'> & { created_at: string }

// Read before every reply: reply, summary and two lists in one round trip. $4 and $5 are the `HistoryWindow`; the newest message is in it
// however long it is.
export const readContext = statement(
  'chat.reply-context',
  `select (select row_to_json(r) from (${selectReply}) r) as reply,
     (${selectSummaryText}) as summary,
     exists (select from reply_drafts where owner_id = $1 and companion_id = $2) as has_draft,
     (select created_at from care_cards where owner_id = $1 and companion_id = $2) as care_card_at,
     (select coalesce(json_agg(m), '[]') from (${selectForReply}) m) as memories,
     (select coalesce(json_agg(t), '[]') from (
        select ${pastColumns.list} from (
          select ${pastColumns.list}, sum(length(content)) over (order by seq desc) - length(content) as newer
          from (
            select ${pastColumns.list} from messages
            where owner_id = $1 and companion_id = $2 order by seq desc limit $4
          ) turns
        ) counted where newer <= $5 order by seq desc
      ) t) as newest`,
)

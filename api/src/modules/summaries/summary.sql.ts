import { columnsOf, type RowOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { MessageEntity } from '../conversations/message.entity.ts'
import { SummaryEntity } from './summary.entity.ts'

const summaryColumns = columnsOf(SummaryEntity, ['owner_id', 'companion_id', 'text', 'last_seq'])
const turnColumns = columnsOf(MessageEntity, ['seq', 'role', 'content'])
export type TurnRow = RowOf<typeof turnColumns>

/** Of a conversation that is older than its summary's keeping; the rest is found by its words. */
const NEWEST_MAX = 400

/** $1 the owner, $2 the companion: a part of what every reply reads. */
export const selectSummaryText =
  'select text from conversation_summaries where owner_id = $1 and companion_id = $2'

// Only the turns that are wanted leave the database, of thousands that are looked at.
/** `TurnRow`s, oldest first, that are in no summary ($3 the last that is) and behind $4 characters of newer ones; $5 at most. */
export const listTurnsOutOfSight = statement(
  'summaries.turns',
  `select ${turnColumns.list} from (
     select ${turnColumns.list}, sum(length(content)) over (order by seq desc) - length(content) as newer
     from (
       select ${turnColumns.list} from messages
       where owner_id = $1 and companion_id = $2 and seq > $3 order by seq desc limit ${NEWEST_MAX}
     ) unsummarised
   ) counted where newer >= $4 order by seq limit $5`,
)

// Only onto the text that the model had before it ($3, $4), and under the lock of the last message: a summary of a chat that
// is being deleted is not stored, and one that a person has corrected meanwhile stays.
export const storeSummary = statement(
  'summaries.store',
  `with last as (
     select owner_id, companion_id, seq from messages
     where owner_id = $1 and companion_id = $2 and seq = $6 for key share
   )
   insert into conversation_summaries as s (${summaryColumns.list})
   select owner_id, companion_id, $5, seq from last
   on conflict (owner_id, companion_id) do update set
     text = excluded.text, last_seq = excluded.last_seq, updated_at = now()
   where s.text = $3 and s.last_seq = $4::bigint`,
)

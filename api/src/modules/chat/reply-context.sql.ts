import { columnsOf, type RowOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { MessageEntity } from '../conversations/message.entity.ts'
import { selectReply } from '../conversations/message.sql.ts'
import { selectForReply } from '../memories/memory.sql.ts'

/** Turns given to the engine, which takes from them what its budget allows. */
export const HISTORY_TURNS = 60

const pastColumns = columnsOf(MessageEntity, ['seq', 'id', 'role', 'content', 'created_at'])
export type PastMessage = Omit<RowOf<typeof pastColumns>, 'created_at'> & { created_at: string }

// Read before every reply: three lists in one round trip.
export const readContext = statement(
  'chat.reply-context',
  `select (select row_to_json(r) from (${selectReply}) r) as reply,
     (select coalesce(json_agg(m), '[]') from (${selectForReply}) m) as memories,
     (select coalesce(json_agg(t), '[]') from (
        select ${pastColumns.list} from messages
        where owner_id = $1 and companion_id = $2 order by seq desc limit ${HISTORY_TURNS}
      ) t) as newest`,
)

import { columnsOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { KeptMessageEntity } from './kept-message.entity.ts'
import { replyColumns } from './message.sql.ts'

/** What both tables have. */
const columns = columnsOf(KeptMessageEntity, replyColumns.names)

// Both move rows between two tables: by one statement none is lost or there twice, however long the line is.
/** Moves the message $3 and all after it out of the conversation; $1 the owner, $2 the companion. */
export const leaveLine = statement(
  'kept-messages.leave',
  `with first as (
     select seq from messages where owner_id = $1 and companion_id = $2 and id = $3
   ), line as (
     delete from messages m using first where m.owner_id = $1 and m.companion_id = $2 and m.seq >= first.seq
     returning m.seq, ${columns.of('m')}
   )
   insert into kept_messages (owner_id, companion_id, line_id, place, ${columns.list})
   select $1, $2, $3, row_number() over (order by seq), ${columns.list} from line`,
)

/** The ids of the line $3: $1 the owner, $2 the companion. */
export const selectLine =
  'select id from kept_messages where owner_id = $1 and companion_id = $2 and line_id = $3'

/** Moves the line $3 to the end of the conversation; its first message is one of the versions $4. */
export const takeLineUp = statement(
  'kept-messages.take-up',
  `with line as (
     delete from kept_messages where owner_id = $1 and companion_id = $2 and line_id = $3
     returning place, ${columns.list}
   )
   insert into messages (owner_id, companion_id, ${columns.list})
   select $1, $2, ${columns.names.map((name) => (name === 'versions' ? 'case place when 1 then $4::uuid[] else versions end' : name)).join(', ')}
   from line order by place returning id, role`,
)

import { KEPT_MESSAGE_MAX } from '@confida/contracts'
import { columnsOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { MessageEntity } from '../conversations/message.entity.ts'
import { replyColumns } from '../conversations/message.sql.ts'

const columns = columnsOf(MessageEntity, [
  'id',
  'role',
  'content',
  'created_at',
  'engine',
  'client_id',
  'reply_to',
  'memories_used',
  'needs_care',
  'is_replaced',
  'is_incomplete',
  'model',
  'prompt_version',
  'versions',
])

// Whoever removes user or companion comes before or after the rows that are written under these locks, never beside them.
// In the order in which a deletion takes them, so that the two cannot wait in a circle.
const author = `select u.id from users u join companions p on p.owner_id = u.id
   where u.id = $1 and p.id = $4 and u.deleted_at is null for share of u for key share of p`

const endLease = `delete from reply_leases l using author
     where l.owner_id = author.id and l.conversation_id = $2 and l.token = $3 returning 1`

// Ends the sending of every message: both messages or nothing, and only by who still holds the lease, which ends here. What is
// to be done with them is another statement of the same transaction: this one writes rows of the owner alone.
export const storeExchange = statement(
  'messages.store-exchange',
  `with author as (${author}), lease as (
     ${endLease}
   )
   insert into messages (owner_id, companion_id, ${columns.list})
   select $1, $4, ${columns.of('m')}
   from lease cross join (values
     (1, $5::uuid, 'user', $6::text, $7::timestamptz, null::text, $8::uuid, null::uuid, '{}'::uuid[],
      $14::boolean, false, false, null::text, null::smallint, $19::uuid[]),
     (2, $9::uuid, 'assistant', $10::text, $11::timestamptz, $12::text, null, $5::uuid, $13::uuid[], false, $15::boolean,
      $16::boolean, $17::text, $18::smallint, '{}')
   ) as m (place, ${columns.list})
   order by m.place returning id`,
)

// The same for another reply to a message that is there: $13 are all versions of the reply. A retry is known by its own id.
export const storeAnotherReply = statement(
  'messages.store-another-reply',
  `with author as (${author}), lease as (
     ${endLease}
   ), question as (
     update messages q set client_id = $6::uuid from lease
     where q.owner_id = $1 and q.companion_id = $4 and q.id = $5::uuid returning q.id
   )
   insert into messages (owner_id, companion_id, ${columns.list})
   select $1, $4, $7::uuid, 'assistant', $8::text, $9::timestamptz, $10::text, null, question.id, $11::uuid[], false,
     $12::boolean, $14::boolean, $15::text, $16::smallint, $13::uuid[]
   from question returning id`,
)

export const appendToReply = statement(
  'messages.append-to-reply',
  `with author as (${author}), lease as (
     ${endLease}
   )
   update messages m set content = left(m.content || $6::text, ${KEPT_MESSAGE_MAX}), engine = $7::text,
     memories_used = (select coalesce(array_agg(distinct id), '{}') from unnest(m.memories_used || $8::uuid[]) id),
     is_replaced = m.is_replaced or $9::boolean,
     is_incomplete = $10::boolean, model = $11::text, prompt_version = $12::smallint
   from lease where m.owner_id = $1 and m.companion_id = $4 and m.id = $5::uuid and m.is_incomplete
   returning ${replyColumns.of('m')}`,
)

// The locks of `storeExchange`, all in one statement and one order.
export const holdExchange = statement(
  'messages.hold-exchange',
  `with author as (${author})
   select 1 from reply_leases l join author on l.owner_id = author.id
   where l.conversation_id = $2 and l.token = $3 for update of l`,
)

import { columnsOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { selectConversation } from '../conversations/conversation.sql.ts'
import { ReplyLeaseEntity } from './reply-lease.entity.ts'

/** A process that died keeps a conversation no longer than this. */
export const LEASE_SECONDS = 30

const columns = columnsOf(ReplyLeaseEntity, [
  'owner_id',
  'conversation_id',
  'token',
  'client_id',
  'expires_at',
])

// Begins the sending of every message: the conversation and its lease in one round trip, and of several at the same moment
// one gets it.
export const takeLease = statement(
  'reply-leases.take',
  `with conversation as (${selectConversation}),
   taken as (
     insert into reply_leases as l (${columns.list})
     select owner_id, id, $3::uuid, $4::uuid, now() + interval '${LEASE_SECONDS} seconds' from conversation
     on conflict (owner_id, conversation_id) do update
       set token = excluded.token, client_id = excluded.client_id, expires_at = excluded.expires_at
       where l.expires_at < now()
     returning 1
   )
   select conversation.*, exists (select from taken) as is_taken
   from conversation`,
)

import { columnsOf } from '../../platform/database/columns.ts'
import { PRESENCE } from '../../platform/database/database-probe.ts'
import { statement } from '../../platform/database/statement.ts'
import { selectConversation } from '../conversations/conversation.sql.ts'
import { ReplyLeaseEntity } from './reply-lease.entity.ts'

/** A process that is gone from the network, or hangs, keeps a conversation no longer than this; of one that died it is free at once. */
export const LEASE_SECONDS = 30

const columns = columnsOf(ReplyLeaseEntity, [
  'owner_id',
  'conversation_id',
  'token',
  'client_id',
  'process',
  'expires_at',
])

// Begins the sending of every message: the conversation and its lease in one round trip, and of several at the same moment
// one gets it.
export const takeLease = statement(
  'reply-leases.take',
  `with conversation as (${selectConversation}),
   taken as (
     insert into reply_leases as l (${columns.list})
     select owner_id, id, $3::uuid, $4::uuid, $5::integer, now() + interval '${LEASE_SECONDS} seconds' from conversation
     on conflict (owner_id, conversation_id) do update
       set token = excluded.token, client_id = excluded.client_id, process = excluded.process,
         expires_at = excluded.expires_at
       where l.expires_at < now() or pg_try_advisory_xact_lock(${PRESENCE}, l.process)
     returning 1
   )
   select conversation.*, exists (select from taken) as is_taken
   from conversation`,
)

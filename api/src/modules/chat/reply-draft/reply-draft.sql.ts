import { columnsOf } from '../../../platform/database/columns.ts'
import { statement } from '../../../platform/database/statement.ts'
import { ReplyDraftEntity } from './reply-draft.entity.ts'

const columns = columnsOf(ReplyDraftEntity, ['owner_id', 'companion_id', 'task', 'text'])

// Written about once a second while a reply comes, and only by who holds its lease: a conversation that is deleted meanwhile
// gets none. Companion before lease, as a deletion takes them.
export const saveReplyDraft = statement(
  'reply-drafts.save',
  `with companion as (
     select owner_id, id from companions where owner_id = $1 and id = $4 for key share
   ), lease as (
     select l.owner_id from reply_leases l join companion c on c.owner_id = l.owner_id
     where l.owner_id = $1 and l.conversation_id = $2 and l.token = $3 for key share of l
   )
   insert into reply_drafts (${columns.list})
   select c.owner_id, c.id, $5::jsonb, $6::text from lease join companion c on c.owner_id = lease.owner_id
   on conflict (owner_id, companion_id) do update set task = excluded.task, text = excluded.text`,
)

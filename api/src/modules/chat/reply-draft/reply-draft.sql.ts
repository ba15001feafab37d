import { columnsOf } from '../../../platform/database/columns.ts'
import { statement } from '../../../platform/database/statement.ts'
import { ReplyDraftEntity } from './reply-draft.entity.ts'

const columns = columnsOf(ReplyDraftEntity, ['owner_id', 'companion_id', 'task', 'text'])

// Written again and again while replies come, of all that are due together, and only by who holds a reply's lease. Whoever ends
// a lease or deletes a companion at that moment is not waited for: the draft would go with it, and of many that wait for each
// other two could wait in a circle.
export const saveReplyDrafts = statement(
  'reply-drafts.save',
  `insert into reply_drafts (${columns.list})
   select c.owner_id, c.id, given.task::jsonb, given.text
   from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[])
     as given (owner_id, conversation_id, token, companion_id, task, text)
   join companions c on c.owner_id = given.owner_id and c.id = given.companion_id
   join reply_leases l on l.owner_id = given.owner_id and l.conversation_id = given.conversation_id and l.token = given.token
   for key share of c, l skip locked
   on conflict (owner_id, companion_id) do update set task = excluded.task, text = excluded.text`,
)

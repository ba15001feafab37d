import { columnsOf, type RowOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { type CompanionChoices, companionChoices } from '../companions/companion.sql.ts'
import { ConversationEntity } from './conversation.entity.ts'

/** The companion's first line, from the moment it was said; null in conversations older than its keeping. */
const greetingColumns = columnsOf(ConversationEntity, ['greeting', 'greeted_at'])
const conversationColumns = columnsOf(ConversationEntity, [
  'owner_id',
  'id',
  'companion_id',
  ...greetingColumns.names,
])

export interface CompanionForChat extends CompanionChoices, RowOf<typeof greetingColumns> {
  conversation_id: string | null
  has_messages: boolean
  /** Whether help lines are due: the last message called for them and has got no reply. */
  needs_care: boolean
  /** Whether a reply is being written, or was when its process died. */
  has_draft: boolean
}

export interface Conversation extends CompanionChoices, RowOf<typeof conversationColumns> {}

// Opening a chat is a hot read, and a repository would read the companion, its conversation and its messages one by one.
export const findCompanionForChat = statement(
  'conversations.companion',
  `select ${companionChoices.of('p')}, c.id as conversation_id, ${greetingColumns.of('c')},
     newest.created_at is not null as has_messages,
     coalesce(k.created_at > now() - interval '1 day' and k.created_at > coalesce(newest.created_at, '-infinity'), false)
       as needs_care,
     exists (select from reply_drafts d where d.owner_id = p.owner_id and d.companion_id = p.id) as has_draft
   from companions p left join conversations c on c.owner_id = p.owner_id and c.companion_id = p.id
     left join care_cards k on k.owner_id = p.owner_id and k.companion_id = p.id
     left join lateral (
       select m.created_at from messages m where m.owner_id = p.owner_id and m.companion_id = p.id
       order by m.seq desc limit 1
     ) newest on true
   where p.owner_id = $1 and p.id = $2`,
)
// From the companion's locked row, so that a companion deleted meanwhile gives no row instead of an error. A greeting that
// somebody has answered to stays.
export const openConversation = statement(
  'conversations.open',
  `insert into conversations as c (owner_id, companion_id, ${greetingColumns.list})
   select owner_id, id, $3, now() from companions where owner_id = $1 and id = $2 for key share
   on conflict (owner_id, companion_id) do update set greeting = excluded.greeting, greeted_at = excluded.greeted_at
   where c.greeting is distinct from excluded.greeting
     and not exists (select 1 from messages m where m.owner_id = c.owner_id and m.companion_id = c.companion_id)`,
)
/** One `Conversation`: $1 its owner, $2 its id. */
export const selectConversation = `
  select ${conversationColumns.of('c')}, ${companionChoices.of('p')}
  from conversations c join companions p on p.owner_id = c.owner_id and p.id = c.companion_id
  where c.owner_id = $1 and c.id = $2`
// Read with every message that is sent.
export const findConversation = statement('conversations.find', selectConversation)
// Before all else, as a deletion of user or companion does: the two cannot wait in a circle then.
export const lockUserAndCompanion = statement(
  'conversations.lock',
  `select 1 from users u join companions p on p.owner_id = u.id
   where u.id = $1 and p.id = $2 for share of u for key share of p`,
)

import { Injectable } from '@nestjs/common'
import { Database, type Executor } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { PersonaColumns } from './persona.mapper.ts'

const persona =
  'p.name, p.gender, p.personality_type, p.communication_style, p.interests, p.relationship_approach'

const findCompanion = statement(
  'conversations.companion',
  `select ${persona}, c.id as conversation_id, c.greeting, c.greeted_at,
     exists (select 1 from messages m where m.owner_id = p.owner_id and m.companion_id = p.id) as has_messages
   from companions p left join conversations c on c.owner_id = p.owner_id and c.companion_id = p.id
   where p.owner_id = $1 and p.id = $2`,
)
// From the companion's locked row, so that a companion deleted meanwhile gives no row instead of an error. A greeting that
// somebody has answered to stays.
const open = statement(
  'conversations.open',
  `insert into conversations as c (owner_id, companion_id, greeting, greeted_at)
   select owner_id, id, $3, now() from companions where owner_id = $1 and id = $2 for key share
   on conflict (owner_id, companion_id) do update set greeting = excluded.greeting, greeted_at = excluded.greeted_at
   where c.greeting is distinct from excluded.greeting
     and not exists (select 1 from messages m where m.owner_id = c.owner_id and m.companion_id = c.companion_id)`,
)
/** One `Conversation`: $1 its owner, $2 its id. */
export const selectConversation = `
  select c.owner_id, c.id, c.companion_id, c.greeting, c.greeted_at, ${persona}
  from conversations c join companions p on p.owner_id = c.owner_id and p.id = c.companion_id
  where c.owner_id = $1 and c.id = $2`
const find = statement('conversations.find', selectConversation)
// Before all else, as a deletion of user or companion does: the two cannot wait in a circle then.
const lock = statement(
  'conversations.lock',
  `select 1 from users u join companions p on p.owner_id = u.id
   where u.id = $1 and p.id = $2 for share of u for key share of p`,
)
const removeGreeting = statement(
  'conversations.forget-greeting',
  'update conversations set greeting = null, greeted_at = null where owner_id = $1 and companion_id = $2',
)

/** The companion's first line, from the moment it was said; null in conversations older than its keeping. */
interface GreetingColumns {
  greeting: string | null
  greeted_at: Date | null
}

export interface CompanionForChat extends PersonaColumns, GreetingColumns {
  conversation_id: string | null
  has_messages: boolean
}

export interface Conversation extends PersonaColumns, GreetingColumns {
  owner_id: string
  id: string
  companion_id: string
}

@Injectable()
export class ConversationRepository {
  constructor(private readonly database: Database) {}

  findCompanion(ownerId: string, companionId: string): Promise<CompanionForChat | undefined> {
    return this.database.row<CompanionForChat>(findCompanion, [ownerId, companionId])
  }

  /** Makes the one conversation with a companion, or greets anew in it as long as nothing has been said. */
  async greet(ownerId: string, companionId: string, greeting: string): Promise<void> {
    await this.database.rows(open, [ownerId, companionId, greeting])
  }

  find(ownerId: string, id: string): Promise<Conversation | undefined> {
    return this.database.row<Conversation>(find, [ownerId, id])
  }

  /** Keeps user and companion from being removed until the transaction ends. */
  async lock(ownerId: string, companionId: string, executor: Executor): Promise<void> {
    await executor.rows(lock, [ownerId, companionId])
  }

  async removeGreeting(ownerId: string, companionId: string, executor: Executor): Promise<void> {
    await executor.rows(removeGreeting, [ownerId, companionId])
  }
}

import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { PersonaColumns } from './persona.mapper.ts'

const persona =
  'p.name, p.gender, p.personality_type, p.communication_style, p.interests, p.relationship_approach'

const findCompanion = statement(
  'conversations.companion',
  `select ${persona}, c.id as conversation_id,
     exists (select 1 from messages m where m.owner_id = p.owner_id and m.companion_id = p.id) as has_messages
   from companions p left join conversations c on c.owner_id = p.owner_id and c.companion_id = p.id
   where p.owner_id = $1 and p.id = $2`,
)
// From the partner's locked row, so that a partner deleted meanwhile gives no row instead of an error.
const open = statement(
  'conversations.open',
  `insert into conversations as c (owner_id, companion_id)
   select owner_id, id from companions where owner_id = $1 and id = $2 for key share
   on conflict (owner_id, companion_id) do update set companion_id = c.companion_id returning id`,
)
const find = statement(
  'conversations.find',
  `select c.owner_id, c.id, c.companion_id, ${persona}
   from conversations c join companions p on p.owner_id = c.owner_id and p.id = c.companion_id
   where c.owner_id = $1 and c.id = $2`,
)

export interface CompanionForChat extends PersonaColumns {
  conversation_id: string | null
  has_messages: boolean
}

export interface Conversation extends PersonaColumns {
  owner_id: string
  id: string
  companion_id: string
}

@Injectable()
export class ConversationRepository {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  findCompanion(ownerId: string, companionId: string): Promise<CompanionForChat | undefined> {
    return this.database.row<CompanionForChat>(findCompanion, [ownerId, companionId])
  }

  /** The one conversation with a partner, made where there is none. @returns its id, if the partner is there */
  async open(ownerId: string, companionId: string): Promise<string | undefined> {
    return (await this.database.row<{ id: string }>(open, [ownerId, companionId]))?.id
  }

  find(ownerId: string, id: string): Promise<Conversation | undefined> {
    return this.database.row<Conversation>(find, [ownerId, id])
  }
}

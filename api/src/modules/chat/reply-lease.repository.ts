import { Injectable } from '@nestjs/common'
import { Database, type Executor } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import { type Conversation, selectConversation } from '../conversations/conversation.sql.ts'

/** A process that died keeps a conversation no longer than this. */
const LEASE_SECONDS = 30

const take = statement(
  'reply-leases.take',
  `with conversation as (${selectConversation}),
   taken as (
     insert into reply_leases as l (owner_id, conversation_id, token, client_id, expires_at)
     select owner_id, id, $3::uuid, $4::uuid, now() + interval '${LEASE_SECONDS} seconds' from conversation
     on conflict (owner_id, conversation_id) do update
       set token = excluded.token, client_id = excluded.client_id, expires_at = excluded.expires_at
       where l.expires_at < now()
     returning 1
   )
   select conversation.*, exists (select from taken) as is_taken
   from conversation`,
)
const findHolder = statement(
  'reply-leases.holder',
  'select client_id from reply_leases where owner_id = $1 and conversation_id = $2 and expires_at >= now()',
)
const renew = statement(
  'reply-leases.renew',
  `update reply_leases set expires_at = now() + interval '${LEASE_SECONDS} seconds'
   where owner_id = $1 and conversation_id = $2 and token = $3`,
)
const release = statement(
  'reply-leases.release',
  'delete from reply_leases where owner_id = $1 and conversation_id = $2 and token = $3',
)
const end = statement(
  'reply-leases.end',
  `delete from reply_leases l using conversations c
   where c.owner_id = $1 and c.companion_id = $2 and l.owner_id = c.owner_id and l.conversation_id = c.id`,
)

export const LEASE_RENEW_MS = (LEASE_SECONDS * 1000) / 3

/** The right to answer in a conversation; one at a time over all processes. */
export interface Lease {
  owner_id: string
  conversation_id: string
  token: string
}

@Injectable()
export class ReplyLeaseRepository {
  constructor(private readonly database: Database) {}

  /** @returns the conversation and whether its lease is now the caller's; undefined where the owner has no such conversation */
  take(
    { owner_id, conversation_id, token }: Lease,
    clientId?: string,
  ): Promise<(Conversation & { is_taken: boolean }) | undefined> {
    return this.database.row(take, [owner_id, conversation_id, token, clientId ?? null])
  }

  /** Under which client id a reply is under way; undefined when none is. */
  findHolder(ownerId: string, conversationId: string): Promise<{ client_id: string | null } | undefined> {
    return this.database.row<{ client_id: string | null }>(findHolder, [ownerId, conversationId])
  }

  async renew({ owner_id, conversation_id, token }: Lease): Promise<void> {
    await this.database.rows(renew, [owner_id, conversation_id, token])
  }

  async release({ owner_id, conversation_id, token }: Lease): Promise<void> {
    await this.database.rows(release, [owner_id, conversation_id, token])
  }

  /** Whoever holds it finds that it may not store. */
  async end(ownerId: string, companionId: string, executor: Executor): Promise<void> {
    await executor.rows(end, [ownerId, companionId])
  }
}

import { Injectable } from '@nestjs/common'
import type { Fact, Memory } from '../../platform/ai/ai.port.ts'
import { Database, type Executor } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { MessageRef } from '../conversations/message.repository.ts'
import type { MemoryRow } from './memory.mapper.ts'

/** More than any prompt takes; pinned ones come first. */
const MEMORIES_MAX = 400

const columns = `m.id, m.text, m.value, m.kind, m.pinned, m.message_id, m.created_at,
  (select q.content from messages q where q.owner_id = m.owner_id and q.id = m.message_id) as message`

/** `KnownMemory` rows: $1 the owner, $2 the companion. */
export const selectForReply = `
  select id, kind, key, text, value, pinned, message_id from memories where owner_id = $1 and companion_id = $2
  order by pinned desc, told_at desc limit ${MEMORIES_MAX}`
const listForReply = statement('memories.for-reply', selectForReply)
const list = statement(
  'memories.list',
  `select ${columns} from companions p
   left join memories m on m.owner_id = p.owner_id and m.companion_id = p.id
   where p.owner_id = $1 and p.id = $2 order by m.pinned desc, m.told_at desc, m.id`,
)
const find = statement(
  'memories.find',
  `select ${columns} from memories m where m.owner_id = $1 and m.companion_id = $2 and m.id = $3`,
)
const update = statement(
  'memories.update',
  `update memories m set text = $4, value = $5, pinned = $6, updated_at = now()
   where m.owner_id = $1 and m.companion_id = $2 and m.id = $3 returning ${columns}`,
)
const remove = statement(
  'memories.remove',
  'delete from memories where owner_id = $1 and companion_id = $2 and id = $3 returning id',
)
const removeAll = statement(
  'memories.remove-all',
  'delete from memories where owner_id = $1 and companion_id = $2',
)
const removeByMessage = statement(
  'memories.remove-by-message',
  'delete from memories where owner_id = $1 and companion_id = $2 and message_id = $3 and not pinned',
)
// From the locked rows of user, companion and message, so that of what is deleted meanwhile nothing is kept and nothing fails.
// Extractions may finish out of order: what was told later stays.
const store = statement(
  'memories.store',
  `with source as (
     select q.id, q.created_at from users u
     join companions p on p.owner_id = u.id
     join messages q on q.owner_id = p.owner_id and q.companion_id = p.id
     where u.id = $1 and p.id = $2 and q.id = $3 and u.deleted_at is null
     for share of u for key share of p, q
   )
   insert into memories as m (owner_id, companion_id, message_id, told_at, kind, key, text, value)
   select $1, $2, source.id, source.created_at, f.kind, f.key, f.text, f.value
   from source, unnest($4::text[], $5::text[], $6::text[], $7::text[]) as f (kind, key, text, value)
   order by f.key
   on conflict (owner_id, companion_id, key) do update set
     kind = excluded.kind, text = excluded.text, value = excluded.value,
     message_id = excluded.message_id, told_at = excluded.told_at, updated_at = now()
   where m.told_at <= excluded.told_at
     and (m.text, m.value, m.kind) is distinct from (excluded.text, excluded.value, excluded.kind)`,
)

// What is pinned stays: a rule may be wrong, and whoever pinned it can take it away.
const removeGone = statement(
  'memories.remove-gone',
  `delete from memories m using messages q
   where q.owner_id = $1 and q.companion_id = $2 and q.id = $3
     and m.owner_id = $1 and m.companion_id = $2 and not m.pinned and m.told_at <= q.created_at
     and (m.key = any($4::text[]) or m.key = any(select key || ':age' from unnest($4::text[]) key))`,
)
const removeSources = statement(
  'memories.forget-sources',
  `update memories set message_id = null
   where owner_id = $1 and companion_id = $2 and message_id is not null`,
)

export interface KnownMemory extends Memory {
  message_id: string | null
}

export interface MemoryRef {
  owner_id: string
  companion_id: string
  id: string
}

@Injectable()
export class MemoryRepository {
  constructor(private readonly database: Database) {}

  listForReply(ownerId: string, companionId: string): Promise<KnownMemory[]> {
    return this.database.rows<KnownMemory>(listForReply, [ownerId, companionId])
  }

  /** Undefined where there is no such companion of the owner. */
  async list(ownerId: string, companionId: string): Promise<MemoryRow[] | undefined> {
    const rows = await this.database.rows<MemoryRow>(list, [ownerId, companionId])
    // The companion without memories is one row of nothing but nulls.
    return rows.length === 0 ? undefined : rows.filter(({ id }) => id !== null)
  }

  find({ owner_id, companion_id, id }: MemoryRef): Promise<MemoryRow | undefined> {
    return this.database.row<MemoryRow>(find, [owner_id, companion_id, id])
  }

  update(
    { owner_id, companion_id, id }: MemoryRef,
    { text, value, pinned }: Pick<MemoryRow, 'text' | 'value' | 'pinned'>,
  ): Promise<MemoryRow | undefined> {
    return this.database.row<MemoryRow>(update, [owner_id, companion_id, id, text, value, pinned])
  }

  /** @returns whether there was such a memory */
  async remove({ owner_id, companion_id, id }: MemoryRef): Promise<boolean> {
    return (await this.database.row(remove, [owner_id, companion_id, id])) !== undefined
  }

  async removeAll(ownerId: string, companionId: string): Promise<void> {
    await this.database.rows(removeAll, [ownerId, companionId])
  }

  /** What one message told, save what was pinned. */
  async removeByMessage(
    { owner_id, companion_id, message_id }: MessageRef,
    executor: Executor,
  ): Promise<void> {
    await executor.rows(removeByMessage, [owner_id, companion_id, message_id])
  }

  /** For a conversation that is removed: what was remembered of it stays. */
  async removeSources(ownerId: string, companionId: string, executor: Executor): Promise<void> {
    await executor.rows(removeSources, [ownerId, companionId])
  }

  /** Keeps facts of one message; one with the key of an older one replaces it, or takes it away. Keys must differ. */
  async store({ owner_id, companion_id, message_id }: MessageRef, extracted: Fact[]): Promise<void> {
    const gone = extracted.filter(({ isGone }) => isGone).map(({ key }) => key)
    if (gone.length > 0) await this.database.rows(removeGone, [owner_id, companion_id, message_id, gone])
    const facts = extracted.filter(({ isGone }) => !isGone)
    if (facts.length === 0) return
    await this.database.rows(store, [
      owner_id,
      companion_id,
      message_id,
      facts.map(({ kind }) => kind),
      facts.map(({ key }) => key),
      facts.map(({ text }) => text),
      facts.map(({ value }) => value),
    ])
  }
}

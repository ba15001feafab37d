import { columnsOf, type RowOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { selectLine } from '../conversations/kept-message.sql.ts'
import { MemoryEntity } from './memory.entity.ts'
import { isExcludedSql } from './memory-exclusion.sql.ts'

/** More than any prompt takes; pinned ones come first. */
const MEMORIES_MAX = 400

const knownColumns = columnsOf(MemoryEntity, ['id', 'kind', 'key', 'text', 'value', 'pinned', 'message_id'])
export type KnownMemory = RowOf<typeof knownColumns>

/**
 * `KnownMemory` rows: $1 the owner, $2 the companion. It is a part of what every reply reads.
 * @param where a condition on a row `memories`
 */
export const selectForReplyWhere = (where: string) => `
  select ${knownColumns.list} from memories where owner_id = $1 and companion_id = $2 and ${where}
  order by pinned desc, told_at desc limit ${MEMORIES_MAX}`
export const selectForReply = selectForReplyWhere('true')
export const listForReply = statement('memories.for-reply', selectForReply)

// The messages are named by another statement: their ids need not come here and go back.
export const forgetLine = statement(
  'memories.forget-line',
  `delete from memories where owner_id = $1 and companion_id = $2 and not pinned and message_id in (${selectLine})`,
)

// What is corrected or forgotten stands in the message that told it all the same: it is not to be told back from there.
/** $1 the owner, $2 the companion, $3 the fact. */
export const retractFact = statement(
  'memories.retract',
  `update messages m set retracted_keys = array_append(m.retracted_keys, f.key) from memories f
   where f.owner_id = $1 and f.companion_id = $2 and f.id = $3 and m.owner_id = f.owner_id and m.id = f.message_id
     and f.key <> all(m.retracted_keys)`,
)
/** $1 the owner, $2 the companion. */
export const retractAllFacts = statement(
  'memories.retract-all',
  `update messages m set retracted_keys = m.retracted_keys || f.keys from (
     select message_id, array_agg(key) as keys from memories
     where owner_id = $1 and companion_id = $2 and message_id is not null group by message_id
   ) f where m.owner_id = $1 and m.id = f.message_id`,
)

const source = columnsOf(MemoryEntity, ['owner_id', 'companion_id', 'message_id', 'told_at'])
const fact = columnsOf(MemoryEntity, ['kind', 'key', 'text', 'value'])

const shown = columnsOf(MemoryEntity, ['id', 'text', 'kind', 'pinned', 'message_id', 'created_at'])

const owned = `users u join companions p on p.owner_id = u.id
   where u.id = $1 and p.id = $2 and u.deleted_at is null for share of u for key share of p`

// Before facts are stored: what follows sees each exclusion that was being made.
export const lockMemories = statement('memories.lock', `select 1 from ${owned}`)

// By hand: of no message, and under a key of its own; from the locked rows of its owner and companion.
export const insertMemory = statement(
  'memories.insert',
  `with owner as (select u.id as owner_id, p.id as companion_id from ${owned})
   insert into memories (owner_id, companion_id, id, kind, key, text, value, pinned)
   select owner_id, companion_id, $3::uuid, 'other', 'own:' || $3::text, $4::text, '', $5::boolean from owner
   returning ${shown.list}`,
)

// Written with messages: one round trip from the locked rows of user, companion and message, so that of what is deleted
// meanwhile nothing is kept and nothing fails. Extractions may finish out of order: what was told later stays.
export const storeMemories = statement(
  'memories.store',
  `with source as (
     select q.owner_id, q.companion_id, q.id as message_id, q.created_at as told_at from users u
     join companions p on p.owner_id = u.id
     join messages q on q.owner_id = p.owner_id and q.companion_id = p.id
     where u.id = $1 and p.id = $2 and q.id = $3 and u.deleted_at is null
     for share of u for key share of p, q
   )
   insert into memories as m (${source.list}, ${fact.list})
   select ${source.of('source')}, ${fact.of('f')}
   from source, unnest($4::text[], $5::text[], $6::text[], $7::text[]) as f (${fact.list})
   where not ${isExcludedSql('$1', '$2')}
   order by f.key
   on conflict (owner_id, companion_id, key) do update set
     kind = excluded.kind, text = excluded.text, value = excluded.value,
     message_id = excluded.message_id, told_at = excluded.told_at, updated_at = now()
   where m.told_at <= excluded.told_at
     and (m.text, m.value, m.kind) is distinct from (excluded.text, excluded.value, excluded.kind)`,
)

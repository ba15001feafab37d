import { columnsOf, type RowOf } from '../../../platform/database/columns.ts'
import { statement } from '../../../platform/database/statement.ts'
import { KeptMessageEntity } from '../../conversations/kept-message.entity.ts'
import { replyColumns } from '../../conversations/message.sql.ts'
import { MemoryEntity } from '../../memories/memory.entity.ts'
import { MemoryExclusionEntity } from '../../memories/memory-exclusion.entity.ts'

/** What the conversation and the lines that it has left have in common. */
export type SaidRow = RowOf<typeof replyColumns>
const SAID_TYPES = `id uuid, role text, content text, engine text, model text, prompt_version smallint, reply_to uuid, created_at timestamptz,
     memories_used uuid[], needs_care boolean, is_replaced boolean, is_incomplete boolean, versions uuid[], retracted_keys text[]`

// Thousands of rows in one statement, which an insert of entities would need a parameter a value for: $3 is their JSON, in the
// order in which they are numbered.
export const insertMessages = statement(
  'companion-files.insert-messages',
  `insert into messages (owner_id, companion_id, ${replyColumns.list})
   select $1, $2, ${replyColumns.of('m')} from json_to_recordset($3::json) as m (place int, ${SAID_TYPES}) order by m.place`,
)

const keptColumns = columnsOf(KeptMessageEntity, ['line_id', 'place', ...replyColumns.names])
export type KeptRow = RowOf<typeof keptColumns>

export const insertKept = statement(
  'companion-files.insert-kept',
  `insert into kept_messages (owner_id, companion_id, ${keptColumns.list})
   select $1, $2, ${keptColumns.of('k')} from json_to_recordset($3::json) as k (line_id uuid, place int, ${SAID_TYPES})`,
)

const memoryColumns = columnsOf(MemoryEntity, [
  'id',
  'kind',
  'key',
  'value',
  'text',
  'pinned',
  'message_id',
  'created_at',
  'told_at',
])
export type MemoryRow = RowOf<typeof memoryColumns>

export const insertMemories = statement(
  'companion-files.insert-memories',
  `insert into memories (owner_id, companion_id, ${memoryColumns.list})
   select $1, $2, ${memoryColumns.of('m')} from json_to_recordset($3::json) as m (
     id uuid, kind text, key text, value text, text text, pinned boolean, message_id uuid,
     created_at timestamptz, told_at timestamptz
   ) on conflict (owner_id, companion_id, key) do nothing`,
)

const exclusionColumns = columnsOf(MemoryExclusionEntity, [
  'id',
  'kind',
  'key',
  'value',
  'text',
  'created_at',
])
export type ExclusionRow = RowOf<typeof exclusionColumns>

export const insertExclusions = statement(
  'companion-files.insert-exclusions',
  `insert into memory_exclusions (owner_id, companion_id, ${exclusionColumns.list})
   select $1, $2, ${exclusionColumns.of('x')} from json_to_recordset($3::json) as x (
     id uuid, kind text, key text, value text, text text, created_at timestamptz
   ) on conflict (owner_id, companion_id, key) do nothing`,
)

// The last message is looked up by its id in the statement that stores its place.
/** $3 the text, $4 the id of the last message in it, $5 its time. */
export const insertSummary = statement(
  'companion-files.insert-summary',
  `insert into conversation_summaries (owner_id, companion_id, text, last_seq, updated_at)
   select $1, $2, $3, coalesce(
     (select seq from messages where owner_id = $1 and companion_id = $2 and id = $4::uuid), 0), $5::timestamptz`,
)

import { columnsOf, type RowOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { MemoryExclusionEntity } from './memory-exclusion.entity.ts'

const columns = columnsOf(MemoryExclusionEntity, [
  'owner_id',
  'companion_id',
  'id',
  'kind',
  'key',
  'value',
  'text',
])
const shown = columnsOf(MemoryExclusionEntity, ['id', 'text', 'kind', 'created_at'])
export type ExclusionRow = RowOf<typeof shown>

/** Waits for the facts that are being stored, and has later ones wait: $1 the owner, $2 the companion. */
export const holdMemories = statement(
  'memory-exclusions.hold',
  `select 1 from users u join companions p on p.owner_id = u.id
   where u.id = $1 and p.id = $2 and u.deleted_at is null for share of u for update of p`,
)

// The fact goes and its exclusion comes by one statement: no extraction finds neither.
/** An `ExclusionRow`, or none where there is no such fact: $1 the owner, $2 the companion, $3 the fact. */
export const excludeMemory = statement(
  'memory-exclusions.create',
  `with gone as (
     delete from memories where owner_id = $1 and companion_id = $2 and id = $3 returning ${columns.list}
   )
   insert into memory_exclusions as x (${columns.list})
   select ${columns.list} from gone
   on conflict (owner_id, companion_id, key) do update set
     kind = excluded.kind, value = excluded.value, text = excluded.text, created_at = now()
   returning ${shown.list}`,
)

/** Whether a fact `f` of this owner and companion is one of those: by its key, its value or its words. */
export const isExcludedSql = (owner: string, companion: string) => `exists (
  select 1 from memory_exclusions x where x.owner_id = ${owner} and x.companion_id = ${companion}
    and (x.key = f.key or lower(x.text) = lower(f.text)
      or (x.kind = f.kind and x.value <> '' and lower(x.value) = lower(f.value))))`

// For the tables of a description, and over all of their rows: a query builder would read them to here and write them back.
import type { CountedTable } from './counted-table.ts'

/** Whole tables are read. */
export const WITHIN_MS = 3_600_000

/** Of tables that it has just filled the planner takes it that they are small, and would look through one for each row of another. */
export const BEGIN = `set local statement_timeout = ${WITHIN_MS}; set local citus.propagate_set_commands = 'local';
  set local enable_nestloop = off`
export const IS_DUE = `select not exists (select from pg_trigger where tgname = $1::text)
  and pg_try_advisory_xact_lock(hashtextextended('recount:' || $1::text, 0)) as is_due`

const matches = (columns: string[]) => columns.map((column) => `f.${column} = t.${column}`).join(' and ')

export const deleteMissing = ({ name, scope, key }: CountedTable, fresh: string) =>
  `delete from ${name} t where ${scope} and not exists (select from ${fresh} f where ${matches(key)})`

/** Only what differs: a row that was in conflict would be locked, which is written to the disk. */
export function insertDiffering({ name, key, amounts }: CountedTable, fresh: string): string {
  const columns = [...key, ...amounts]
  const changes = amounts.map((column) => `${column} = excluded.${column}`)
  return `insert into ${name} (${columns}) select ${columns} from ${fresh} f
    where not exists (select from ${name} t where ${matches(columns)})
    on conflict (${key}) do update set ${changes}`
}

/** All rows of a table's count as one text. */
export const countAsJson = ({ query }: CountedTable) =>
  `select coalesce(jsonb_agg(f), '[]')::text as rows from (${query}) f`

/** Brings a table to such a text ($1). */
export const updateFromJson = (table: CountedTable) => `
  with fresh as materialized (select * from jsonb_populate_recordset(null::${table.name}, $1::jsonb)),
    gone as (${deleteMissing(table, 'fresh')})
  ${insertDiffering(table, 'fresh')}`

import { Injectable } from '@nestjs/common'
import type { PoolClient } from 'pg'
import { Database } from '../database/database.ts'
import type { CountedTable } from './counted-table.ts'

/** Whole tables are read. */
const WITHIN_MS = 3_600_000

/** Of tables that it has just filled the planner takes it that they are small, and would look through one for each row of another. */
const BEGIN = `set local statement_timeout = ${WITHIN_MS}; set local citus.propagate_set_commands = 'local';
  set local enable_nestloop = off`
const IS_DUE = `select not exists (select from pg_trigger where tgname = $1::text)
  and pg_try_advisory_xact_lock(hashtextextended('recount:' || $1::text, 0)) as is_due`

/** The statements of one count. */
export class Recount {
  constructor(private readonly client: PoolClient) {}

  async run<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    // The pool's own limit is that of a request.
    const limited = { text, values, query_timeout: WITHIN_MS }
    return (await this.client.query(limited)).rows
  }

  /** Where the totals lie beside what they count: in a table that is split by owner as that is. */
  async updateInPlace(table: CountedTable): Promise<void> {
    const fresh = `(${table.query})`
    await this.run(insertDiffering(table, fresh))
    await this.run(deleteMissing(table, fresh))
  }

  /** Where the totals lie on one server and what they count on many: no statement has both. */
  async update(table: CountedTable): Promise<void> {
    const [counted] = await this.run<{ rows: string }>(
      `select coalesce(jsonb_agg(f), '[]')::text as rows from (${table.query}) f`,
    )
    await this.run(
      `with fresh as materialized (select * from jsonb_populate_recordset(null::${table.name}, $1::jsonb)),
         gone as (${deleteMissing(table, 'fresh')})
       ${insertDiffering(table, 'fresh')}`,
      [counted?.rows],
    )
  }
}

const matches = (columns: string[]) => columns.map((column) => `f.${column} = t.${column}`).join(' and ')

const deleteMissing = ({ name, scope, key }: CountedTable, fresh: string) =>
  `delete from ${name} t where ${scope} and not exists (select from ${fresh} f where ${matches(key)})`

/** Only what differs: a row that was in conflict would be locked, which is written to the disk. */
function insertDiffering({ name, key, amounts }: CountedTable, fresh: string): string {
  const columns = [...key, ...amounts]
  const changes = amounts.map((column) => `${column} = excluded.${column}`)
  return `insert into ${name} (${columns}) select ${columns} from ${fresh} f
    where not exists (select from ${name} t where ${matches(columns)})
    on conflict (${key}) do update set ${changes}`
}

/** Counts anew what triggers keep up to date, where the database is split by owner and so has no triggers. */
@Injectable()
export class RecountService {
  constructor(private readonly database: Database) {}

  /** Does nothing where the trigger is there, or another process is counting. */
  async countWithout(trigger: string, count: (recount: Recount) => Promise<void>): Promise<void> {
    await this.database.transaction(async ({ client }) => {
      const recount = new Recount(client)
      const [state] = await recount.run<{ is_due: boolean }>(IS_DUE, [trigger])
      if (!state?.is_due) return
      await recount.run(BEGIN)
      await count(recount)
    })
  }
}

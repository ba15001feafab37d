import { Injectable } from '@nestjs/common'
import type { PoolClient } from 'pg'
import { Database } from '../database/database.ts'
import type { CountedTable } from './counted-table.ts'
import {
  BEGIN,
  countAsJson,
  deleteMissing,
  IS_DUE,
  insertDiffering,
  updateFromJson,
  WITHIN_MS,
} from './recount.sql.ts'

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
    const [counted] = await this.run<{ rows: string }>(countAsJson(table))
    await this.run(updateFromJson(table), [counted?.rows])
  }
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

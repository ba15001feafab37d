import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'

/** Rows from which on reading a whole table is a fault. */
const BIG = 20_000
/** PostgreSQL's processes report their statistics a second later. */
const STATISTICS_DELAY_MS = 1500

/** Says which big tables were read from end to end, by PostgreSQL's own count. */
export class SequentialScans {
  private readonly client: Client
  private before = new Map<string, number>()

  constructor(client: Client) {
    this.client = client
  }

  async begin(): Promise<void> {
    this.before = await this.read()
  }

  async end(): Promise<string[]> {
    await delay(STATISTICS_DELAY_MS)
    const after = await this.read()
    return [...after]
      .filter(([table, scans]) => scans > (this.before.get(table) ?? 0))
      .map(([table]) => table)
  }

  private async read(): Promise<Map<string, number>> {
    const { rows } = await this.client.query<{ table: string; scans: string }>(
      `select relname as table, seq_scan as scans from pg_stat_user_tables
       where schemaname = 'public' and n_live_tup >= ${BIG}`,
    )
    return new Map(rows.map(({ table, scans }) => [table, Number(scans)]))
  }
}

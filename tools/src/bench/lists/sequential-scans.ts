import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'

/** Rows from which on reading a whole table is a fault. */
const BIG = 20_000
/** PostgreSQL's processes report their statistics a second later. */
const STATISTICS_DELAY_MS = 1500

interface Scans {
  scans: number
  /** Rows that they read. */
  rows: number
  /** Rows that there are. */
  live: number
}

/** Says which big tables were read from end to end, by PostgreSQL's own count; a scan that a limit ends early is none. */
export class SequentialScans {
  private readonly client: Client
  private before = new Map<string, Scans>()

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
      .filter(([table, { scans, rows, live }]) => {
        const before = this.before.get(table) ?? { scans: 0, rows: 0 }
        return scans > before.scans && rows - before.rows > ((scans - before.scans) * live) / 2
      })
      .map(([table]) => table)
  }

  private async read(): Promise<Map<string, Scans>> {
    const { rows } = await this.client.query<{ table: string } & Scans>(
      `select relname as table, seq_scan::float8 as scans, seq_tup_read::float8 as rows, n_live_tup::float8 as live
       from pg_stat_user_tables where schemaname = 'public' and n_live_tup >= ${BIG}`,
    )
    return new Map(rows.map(({ table, ...counts }) => [table, counts]))
  }
}

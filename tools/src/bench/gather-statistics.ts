import type { Client } from 'pg'

/** What PostgreSQL does by itself within a minute: without it, it plans for tables that are all but empty. */
export async function gatherStatistics(client: Client): Promise<void> {
  await client.query('analyze')
}

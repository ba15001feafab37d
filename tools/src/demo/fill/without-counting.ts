import type { Client } from 'pg'

/** Tables whose triggers keep running totals row by row. */
const COUNTED = ['users', 'companions', 'payments', 'feedbacks', 'emotion_labels', 'audit_log', 'outbox']

/** Adds up once at the end instead of at every statement. Within one transaction, so that no total is ever seen wrong. */
export async function withoutCounting(client: Client, work: () => Promise<void>): Promise<void> {
  for (const table of COUNTED) await client.query(`alter table ${table} disable trigger user`)
  await work()
  // Constraints that are checked at the end would be in the way of altering the tables.
  await client.query('set constraints all immediate')
  for (const table of COUNTED) await client.query(`alter table ${table} enable trigger user`)
  await client.query('select rebuild_running_totals(), rebuild_emotion_totals(), rebuild_list_totals()')
}

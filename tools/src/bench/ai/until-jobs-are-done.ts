import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'

const OPEN = `select from pgboss.job where name in ('memories.learn', 'emotions.label')
  and state in ('created', 'retry', 'active') limit 1`

/** So that what one message leaves to be done slows no other. */
export async function untilJobsAreDone(client: pg.Client): Promise<void> {
  while ((await client.query(OPEN)).rowCount) await delay(50)
}

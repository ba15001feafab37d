import { statement } from '../src/platform/database/statement.ts'
import { Jobs } from '../src/platform/jobs/jobs.ts'
import type { schedules } from '../src/platform/jobs/queues.ts'
import type { TestApi } from './test-api.ts'
import { waitUntil } from './wait-until.ts'

const findNewest = statement(
  'testing.job',
  'select state, output from pgboss.job where name = $1 order by created_on desc limit 1',
)

const findPending = statement(
  'testing.pending-analysis',
  `select name from pgboss.job where name in ('memories.learn', 'emotions.label', 'summaries.update') and state < 'completed' limit 1`,
)

/** Waits until memories and emotions of all messages are found, which is done after their replies. */
export const waitForAnalysis = (api: TestApi): Promise<void> =>
  waitUntil(async () => (await api.database.row(findPending)) === undefined)

/** Enqueues a scheduled job and waits until it is done; the job's own failure fails the test. */
export async function runJob(api: TestApi, queue: keyof typeof schedules): Promise<void> {
  await api.database.transaction((transaction) => api.app.get(Jobs).enqueue(queue, {}, transaction))
  for (;;) {
    const job = await api.database.row<{ state: string; output: unknown }>(findNewest, [queue])
    if (job?.state === 'completed') return
    if (job?.output) throw new Error(`the job failed: ${JSON.stringify(job.output)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

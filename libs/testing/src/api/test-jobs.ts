import { statement } from '../../../../api/src/platform/database/statement.ts'
import { Jobs } from '../../../../api/src/platform/jobs/jobs.ts'
import type { TestApi } from './test-api.ts'
import { until } from './until.ts'

const findNewest = statement(
  'testing.job',
  'select state, output from pgboss.job where name = $1 order by created_on desc limit 1',
)

const findUnread = statement(
  'testing.unread-messages',
  `select name from pgboss.job where name in ('memories.learn', 'emotions.label') and state < 'completed' limit 1`,
)

/** Waits until all messages are learned from and labelled, which is done after their answers. */
export const untilLearned = (api: TestApi): Promise<void> =>
  until(async () => (await api.database.row(findUnread)) === undefined)

/** Gives a job as the clock would and waits until it is done; the job's own failure fails the test. */
export async function runJob(
  api: TestApi,
  queue: 'premium.remind' | 'report.send' | 'records.tidy',
): Promise<void> {
  await api.database.transaction((transaction) => api.app.get(Jobs).enqueue(queue, {}, transaction))
  for (;;) {
    const job = await api.database.row<{ state: string; output: unknown }>(findNewest, [queue])
    if (job?.state === 'completed') return
    if (job?.output) throw new Error(`the job failed: ${JSON.stringify(job.output)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

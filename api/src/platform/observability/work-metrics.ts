import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statement.ts'

const countJobs = statement(
  'metrics.jobs',
  `select name as queue, state::text, count(*)::int as count from pgboss.job where state <> 'completed' group by 1, 2`,
)
const countMails = statement('metrics.mails', 'select state, count(*)::int as count from outbox group by 1')

/** What waits to be done and what has failed, over all processes; read when it is asked for. */
export function observeWork(database: Database, registry: Registry): void {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    sql: typeof countJobs,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const rows = await database.rows<Record<Label, string> & { count: number }>(sql)
        this.reset()
        for (const { count, ...labels } of rows) this.set(labels as unknown as Record<Label, string>, count)
      },
    })
  gauge('confida_jobs', 'Jobs that are not done, by queue and state', ['queue', 'state'], countJobs)
  gauge('confida_mails', 'Mails of the outbox by state', ['state'], countMails)
}

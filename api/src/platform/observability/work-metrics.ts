import { Gauge, type Registry } from 'prom-client'
import type { Repository } from 'typeorm'
import type { Database } from '../database/database.ts'
import type { OutboxMailEntity } from '../mail/outbox-mail.entity.ts'
import { countJobs } from './work-metrics.sql.ts'

type Counted<Label extends string> = Record<Label, string> & { count: number }

/** What waits to be done and what has failed, over all processes; read when it is asked for. */
export function observeWork(
  database: Database,
  mails: Repository<OutboxMailEntity>,
  registry: Registry,
): void {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    read: () => Promise<Counted<Label>[]>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const rows = await read()
        this.reset()
        for (const { count, ...labels } of rows) this.set(labels as unknown as Record<Label, string>, count)
      },
    })
  gauge('confida_jobs', 'Jobs that are not done, by queue and state', ['queue', 'state'], () =>
    database.rows(countJobs),
  )
  gauge('confida_mails', 'Mails of the outbox by state', ['state'], () => countMails(mails))
}

const countMails = (mails: Repository<OutboxMailEntity>) =>
  mails
    .createQueryBuilder('mail')
    .select('mail.state', 'state')
    .addSelect('count(*)', 'count')
    .groupBy('mail.state')
    .getRawMany<Counted<'state'>>()

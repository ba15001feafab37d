import type { Repository } from 'typeorm'
import type { Database } from '../database/database.ts'
import type { OutboxMailEntity } from '../mail/outbox-mail.entity.ts'
import { gauge } from './metrics.ts'
import { countJobs } from './work-metrics.sql.ts'

const jobCount = gauge({
  name: 'confida_jobs',
  help: 'Jobs that are not done, by queue and state',
  labelNames: ['queue', 'state'],
})
const jobLag = gauge({
  name: 'confida_jobs_lag_seconds',
  help: 'For how long the oldest job has been due that nobody has begun, by queue',
  labelNames: ['queue'],
})
const mailCount = gauge({
  name: 'confida_mails',
  help: 'Mails of the outbox by state',
  labelNames: ['state'],
})

interface JobsRow {
  queue: string
  state: string
  count: number
  lag: number
}

/** What waits to be done and what has failed, over all processes; none of it while the database is away. */
export async function readWork(database: Database, mails: Repository<OutboxMailEntity>): Promise<void> {
  for (const metric of [jobCount, jobLag, mailCount]) metric.reset()
  try {
    const lags = new Map<string, number>()
    for (const { queue, state, count, lag } of await database.rows<JobsRow>(countJobs)) {
      jobCount.set({ queue, state }, count)
      lags.set(queue, Math.max(lag, lags.get(queue) ?? 0))
    }
    for (const [queue, lag] of lags) jobLag.set({ queue }, lag)
    for (const { state, count } of await countMails(mails)) mailCount.set({ state }, Number(count))
  } catch {
    // `ready` tells; the requests that fail meanwhile are what the rest is for.
  }
}

const countMails = (mails: Repository<OutboxMailEntity>) =>
  mails
    .createQueryBuilder('mail')
    .select('mail.state', 'state')
    .addSelect('count(*)', 'count')
    .groupBy('mail.state')
    .getRawMany<{ state: string; count: string }>()

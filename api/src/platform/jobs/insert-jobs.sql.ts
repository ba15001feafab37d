import { statement } from '../database/statement.ts'

/** What pg-boss inserts for jobs that may run at once: one for each of the queues and each of the data, in one round trip. */
export const insertJobs = statement(
  'jobs.insert',
  `insert into pgboss.job (name, data, policy, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay,
     retry_backoff, retry_delay_max, dead_letter, heartbeat_seconds)
   select q.name, job.data, q.policy, q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second',
     q.retry_limit, q.retry_delay, coalesce(q.retry_backoff, false), q.retry_delay_max, q.dead_letter, q.heartbeat_seconds
   from pgboss.queue q cross join unnest($2::jsonb[]) job (data) where q.name = any($1::text[])`,
)

/**
 * What pg-boss inserts for jobs that may run at once, as a part of a larger statement: the jobs are stored with what they are
 * about in one round trip. `queues` and `data` are SQL (an array of names, the json of each job), `from` is what it is selected
 * from, one row for each set of jobs. Whoever uses it calls `Jobs.wake`; nobody is notified by it.
 */
export const insertJobs = (queues: string, data: string, from: string): string => `
  insert into pgboss.job (name, data, policy, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay,
    retry_backoff, retry_delay_max, dead_letter, heartbeat_seconds)
  select q.name, ${data}, q.policy, q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second',
    q.retry_limit, q.retry_delay, coalesce(q.retry_backoff, false), q.retry_delay_max, q.dead_letter, q.heartbeat_seconds
  from ${from}, pgboss.queue q where q.name = any(${queues})`

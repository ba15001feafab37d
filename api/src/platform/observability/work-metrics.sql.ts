import { statement } from '../database/statement.ts'

// The queue's own table, which has no entity.
export const countJobs = statement(
  'metrics.jobs',
  `select name as queue, state::text, count(*)::int as count,
     coalesce(extract(epoch from now() - min(start_after) filter (
       where state in ('created', 'retry') and start_after <= now()
     )), 0)::float as lag
   from pgboss.job where state <> 'completed' group by 1, 2`,
)

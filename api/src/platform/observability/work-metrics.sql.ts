import { statement } from '../database/statement.ts'

// The queue's own table, which has no entity.
export const countJobs = statement(
  'metrics.jobs',
  `select name as queue, state::text, count(*)::int as count from pgboss.job where state <> 'completed' group by 1, 2`,
)

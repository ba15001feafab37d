import { columnsOf } from '../database/columns.ts'
import { statement } from '../database/statement.ts'
import { RateLimitEntity } from './rate-limit.entity.ts'

const rateLimitColumns = columnsOf(RateLimitEntity, ['key', 'hits', 'expires_at'])

// Counters: one statement each, so that uses of the same moment are counted exactly, whether on the pool or in the caller's
// transaction. clock_timestamp(), because now() stands still within a transaction.
export const countUse = statement(
  'limits.count',
  `insert into rate_limits as r (${rateLimitColumns.list})
   values ($1, 1, clock_timestamp() + $2 * interval '1 second')
   on conflict (key) do update set
     hits = case when r.expires_at <= clock_timestamp() then 1 else least(r.hits + 1, 1000000) end,
     expires_at = case when r.expires_at <= clock_timestamp() then excluded.expires_at else r.expires_at end
   returning hits, ceil(extract(epoch from expires_at - clock_timestamp()))::int as seconds`,
)
export const refundUse = statement(
  'limits.refund',
  'update rate_limits set hits = greatest(hits - 1, 0) where key = $1',
)
export const resetUses = statement('limits.reset', 'delete from rate_limits where key = $1')
export const removeExpiredWindows = statement(
  'limits.remove-expired',
  'delete from rate_limits where expires_at < now()',
)

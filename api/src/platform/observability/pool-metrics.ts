import type { Pool } from 'pg'
import type { DataSource } from 'typeorm'
import { gauge } from './metrics.ts'

const POOL = { db_client_connection_pool_name: 'api' } as const
const labelNames = ['db_client_connection_pool_name'] as const

const count = gauge({
  name: 'db_client_connection_count',
  help: 'Connections to PostgreSQL that requests use, by state',
  labelNames: [...labelNames, 'db_client_connection_state'],
})
const max = gauge({
  name: 'db_client_connection_max',
  help: 'How many of them there may be',
  labelNames,
})
const pending = gauge({
  name: 'db_client_connection_pending_requests',
  help: 'What waits for one of them',
  labelNames,
})

/** How much of the pool is in use now. */
export function readPool(dataSource: DataSource): void {
  const pool = (dataSource.driver as unknown as { master: Pool }).master
  count.set({ ...POOL, db_client_connection_state: 'used' }, pool.totalCount - pool.idleCount)
  count.set({ ...POOL, db_client_connection_state: 'idle' }, pool.idleCount)
  max.set(POOL, pool.options.max)
  pending.set(POOL, pool.waitingCount)
}

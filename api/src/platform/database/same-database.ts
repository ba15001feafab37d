import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'

/** Of the server that runs, and of its database by its own name. */
const IDENTITY = `select current_database() || ' ' || pg_postmaster_start_time() as identity`

async function identityOf(url: string | undefined): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(IDENTITY)).rows[0].identity
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** As long as a server takes to recover from a crash, mostly. */
const RECOVERED_WITHIN_MS = 30_000
const LOOK_AGAIN_MS = 200
/** Starts, recovers or stops. */
const CANNOT_CONNECT_NOW = '57P03'

/** A server that recovers lets nobody in for a moment, which is no reason to end. */
export async function waitForRecovery(url: string): Promise<void> {
  const end = Date.now() + RECOVERED_WITHIN_MS
  for (;;) {
    try {
      await identityOf(url)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== CANNOT_CONNECT_NOW || Date.now() > end) throw error
      await sleep(LOOK_AGAIN_MS)
    }
  }
}

/**
 * What is migrated at one address is to be found at the other.
 * @throws ConfigError
 */
export async function requireSameDatabase({ databaseUrl, poolerUrl }: Config): Promise<void> {
  if (!poolerUrl || (await identityOf(poolerUrl)) === (await identityOf(databaseUrl))) return
  throw new ConfigError(['DATABASE_DIRECT_URL must name the database that DATABASE_URL leads to.'])
}

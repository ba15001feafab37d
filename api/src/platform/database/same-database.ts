import pg from 'pg'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'

/** Of the server that runs, and of its database by its own name. */
const IDENTITY = `select current_database() || ' ' || pg_postmaster_start_time() as identity`

async function identityOf(url: string | undefined): Promise<string> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(IDENTITY)).rows[0].identity
  } finally {
    await client.end().catch(() => undefined)
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

import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { SUPERUSER } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** Recovery after a crash reads the write-ahead log, which may take this long on a slow disk. */
const READY_WITHIN_MS = 60_000
const INVALID_PASSWORD = '28P01'

export function urlOf(port: number, password: string, database = SUPERUSER): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`
}

/** Connects until the server answers; false as soon as `isUp` says that there is no server any more. */
export async function connectWhenReady(
  port: number,
  password: string,
  isUp: () => boolean,
): Promise<boolean> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (isUp()) {
    const failure = await tryConnection(port, password)
    if (failure === undefined) return true
    if (failure === INVALID_PASSWORD) {
      throw new EmbeddedPostgresError('The embedded database does not accept the password kept in DATA_DIR.')
    }
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError('The embedded database did not answer within a minute.')
    }
    await delay(15)
  }
  return false
}

async function tryConnection(port: number, password: string): Promise<string | undefined> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return undefined
  } catch (error) {
    return (error as { code?: string }).code ?? 'unknown'
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Makes the product's database in a new cluster. */
export async function ensureDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [SUPERUSER])
    if (!rowCount) await client.query(`create database ${SUPERUSER}`)
  } catch (error) {
    // Another process made it a moment earlier; PostgreSQL says so in two ways.
    if (!/^(42P04|23505)$/.test((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}

import pg from 'pg'
import type { Config } from '../../platform/config/config.ts'
import { ConfigError } from '../../platform/config/config-error.ts'
import { isUpToDate } from '../../platform/database/migrate.ts'
import { requireSameDatabase } from '../../platform/database/same-database.ts'
import { BackupError } from '../backup/backup-error.ts'
import { requireTool } from '../backup/postgres-client.ts'
import { ANSWER_WITHIN_MS } from './patience.ts'

const OLDEST = 15

interface Facts {
  version: number
  is_replica: boolean
}

async function readFacts(url: string): Promise<Facts> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Facts>(
      `select current_setting('server_version_num')::int / 10000 as version, pg_is_in_recovery() as is_replica`,
    )
    return rows[0] as Facts
  } finally {
    await client.end().catch(() => undefined)
  }
}

export async function lookAtDatabase(url: string): Promise<string | undefined> {
  const { version, is_replica } = await readFacts(url)
  if (version < OLDEST) return `it is older than PostgreSQL ${OLDEST}.`
  if (is_replica) return 'it is a replica, which cannot be written to.'
  return (await isUpToDate(url))
    ? undefined
    : 'its schema is not up to date; npm run admin -- migrate brings it there.'
}

export async function lookAtReplica(url: string): Promise<string | undefined> {
  const { is_replica } = await readFacts(url)
  return is_replica ? undefined : 'DATABASE_READ_URL names no replica, and nothing is read from it.'
}

export async function lookAtPooler(config: Config): Promise<string | undefined> {
  try {
    await requireSameDatabase(config)
    return undefined
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

/** What `backup` and `restore` need of this machine, for the version of the database, or the oldest where it does not answer. */
export async function lookAtTool(tool: 'pg_dump' | 'pg_restore', url: string): Promise<string | undefined> {
  const { version } = await readFacts(url).catch(() => ({ version: OLDEST }))
  try {
    await requireTool(tool, version)
    return undefined
  } catch (error) {
    if (error instanceof BackupError) return error.message
    throw error
  }
}

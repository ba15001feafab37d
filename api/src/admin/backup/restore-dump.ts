import { join } from 'node:path'
import { DUMP } from './back-up.ts'
import { BackupError } from './backup-error.ts'
import { countAccounts, readFacts, withClient } from './database-facts.ts'
import type { Manifest } from './manifest.ts'
import { requireTool, runTool } from './postgres-client.ts'

/** @returns how many accounts are there then */
export async function restoreDump(
  databaseUrl: string,
  folder: string,
  backup: Manifest,
  isForced: boolean,
): Promise<number> {
  const { version, hasTables, processes } = await readFacts(databaseUrl)
  if (hasTables && !isForced)
    throw new BackupError(
      'The database of DATABASE_URL is not empty: name an empty one, or add --force to replace it.',
    )
  if (processes > 0)
    throw new BackupError(
      'The product runs on the database of DATABASE_URL: stop all of its processes first.',
    )
  if (version < backup.server_version)
    throw new BackupError(
      `The backup is of PostgreSQL ${backup.server_version}, the server is of ${version}, older.`,
    )
  await requireTool('pg_restore', backup.server_version)
  if (hasTables) await removeSchemas(databaseUrl)
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
  const { output, done } = runTool('pg_restore', [...args, join(folder, DUMP)], databaseUrl)
  output.resume()
  await done
  return countAccounts(databaseUrl)
}

/** Those that are the product's, at once; with what a newer version had made in them. */
const removeSchemas = (databaseUrl: string) =>
  withClient(databaseUrl, (client) =>
    client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public'),
  )

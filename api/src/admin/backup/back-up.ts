import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../../platform/config/config.ts'
import { BackupWriter } from './backup-writer.ts'
import { copyCluster } from './copy-cluster.ts'
import { readFacts } from './database-facts.ts'
import type { Manifest } from './manifest.ts'
import { requireTool, runTool } from './postgres-client.ts'

/** Where a server's database lies in a backup. */
export const DUMP = 'database.dump'
export const UPLOADS = 'uploads'
/** Of DATA_DIR. */
export const KEPT = ['jwt-secret', 'remotes.json']
/** The embedded database's. */
export const PASSWORD = 'database-password'

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>

/**
 * Copies database, pictures and keys into a new folder, while the product runs or not. Pictures come last: one that is
 * stored meanwhile is too many there, which does no harm. Those of a bucket stay there.
 * @param databaseUrl of the database in use, the embedded one's where the settings name none
 */
export async function backUp(settings: Settings, databaseUrl: string, folder: string): Promise<Manifest> {
  const isServer = settings.databaseUrl !== undefined
  const { version } = await readFacts(databaseUrl)
  if (isServer) await requireTool('pg_dump', version)
  const backup = await BackupWriter.open(resolve(folder))
  await (isServer ? dump(databaseUrl, backup) : copyCluster(databaseUrl, backup))
  for (const name of isServer ? KEPT : [...KEPT, PASSWORD]) {
    const source = join(settings.dataDir, name)
    if (existsSync(source)) await backup.addFile(name, source)
  }
  if (!settings.s3) await copyUploads(join(settings.dataDir, UPLOADS), backup)
  return backup.finish({
    database: isServer ? 'server' : 'embedded',
    server_version: version,
    bucket: settings.s3?.bucket,
  })
}

async function dump(databaseUrl: string, backup: BackupWriter): Promise<void> {
  const { output, done } = runTool(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges'],
    databaseUrl,
  )
  await backup.add(DUMP, output)
  await done
}

async function copyUploads(uploads: string, backup: BackupWriter): Promise<void> {
  if (!existsSync(uploads)) return
  for (const owner of await readdir(uploads))
    for (const name of await readdir(join(uploads, owner)))
      if (!name.endsWith('.received'))
        await backup.addFile(`${UPLOADS}/${owner}/${name}`, join(uploads, owner, name))
}

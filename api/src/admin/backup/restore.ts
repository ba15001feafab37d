import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../../platform/config/config.ts'
import { KEPT, UPLOADS } from './back-up.ts'
import { BackupError } from './backup-error.ts'
import type { Manifest } from './manifest.ts'
import { readManifest, requireWhole } from './read-backup.ts'
import { replaceFile } from './replace-file.ts'
import { restoreCluster } from './restore-cluster.ts'
import { restoreDump } from './restore-dump.ts'

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>

export interface Restored {
  backup: Manifest
  accounts: number
}

/**
 * Puts back what a folder holds, after all of it was checked.
 * @param isForced whether a database that holds something may be replaced
 * @throws BackupError
 */
export async function restore(
  { databaseUrl, dataDir, s3 }: Settings,
  given: string,
  isForced: boolean,
): Promise<Restored> {
  const folder = resolve(given)
  const backup = await readManifest(folder)
  requireKind(backup, databaseUrl)
  requirePlace(backup, s3)
  await requireWhole(folder, backup)
  const accounts = databaseUrl
    ? await restoreDump(databaseUrl, folder, backup, isForced)
    : await restoreCluster(dataDir, folder, backup, isForced)
  await restoreFiles(dataDir, folder, backup)
  return { backup, accounts }
}

function requireKind({ database }: Manifest, databaseUrl: string | undefined): void {
  if (database === 'server' && !databaseUrl)
    throw new BackupError('The backup is of a PostgreSQL server: set DATABASE_URL.')
  if (database === 'embedded' && databaseUrl)
    throw new BackupError('The backup is of the embedded database: unset DATABASE_URL.')
}

function requirePlace({ bucket, files }: Manifest, s3: Config['s3']): void {
  if (s3 && files.some(({ path }) => path.startsWith(`${UPLOADS}/`)))
    throw new BackupError(
      'The backup holds pictures: unset S3_BUCKET, and move them to the bucket afterwards.',
    )
  if (bucket && s3?.bucket !== bucket)
    throw new BackupError(`The pictures of the backup are in the bucket ${bucket}: set S3_BUCKET to it.`)
}

/** Pictures have names that nothing else ever gets; what belongs to no account of the backup goes. */
async function restoreFiles(dataDir: string, folder: string, { files, bucket }: Manifest): Promise<void> {
  const ofDataDir = (path: string) => KEPT.includes(path) || path.startsWith(`${UPLOADS}/`)
  const wanted = new Set(files.map(({ path }) => path).filter(ofDataDir))
  for (const path of wanted) await replaceFile(join(folder, path), join(dataDir, path))
  const uploads = join(dataDir, UPLOADS)
  if (bucket || !existsSync(uploads)) return
  for (const owner of await readdir(uploads))
    for (const name of await readdir(join(uploads, owner)))
      if (!wanted.has(`${UPLOADS}/${owner}/${name}`)) await rm(join(uploads, owner, name))
}

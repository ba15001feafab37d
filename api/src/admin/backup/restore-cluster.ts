import { existsSync } from 'node:fs'
import { chown, copyFile, mkdir, realpath, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { draftCluster } from '../../platform/database/embedded/cluster.ts'
import { startEmbeddedPostgres } from '../../platform/database/embedded/embedded-postgres.ts'
import { findPostmaster } from '../../platform/database/embedded/postmaster.ts'
import { findServerUser, type ServerUser } from '../../platform/database/embedded/server-user.ts'
import { PASSWORD } from './back-up.ts'
import { BackupError } from './backup-error.ts'
import { CLUSTER } from './copy-cluster.ts'
import { countAccounts } from './database-facts.ts'
import type { Manifest } from './manifest.ts'
import { replaceFile } from './replace-file.ts'

/**
 * Replaces the embedded database, and starts it once: what was there is only removed after that.
 * @returns how many accounts are there then
 */
export async function restoreCluster(
  dataDir: string,
  folder: string,
  backup: Manifest,
  isForced: boolean,
): Promise<number> {
  const place = join(dataDir, 'database')
  const password = join(dataDir, PASSWORD)
  if (existsSync(place)) {
    if (!isForced)
      throw new BackupError('There is a database in DATA_DIR: name another, or add --force to replace it.')
    if (findPostmaster(await realpath(place)))
      throw new BackupError('The product runs on the database in DATA_DIR: stop it first.')
  }
  const user = findServerUser()
  const { publish } = await draftCluster(dataDir, user, (draft) => copyTo(draft, folder, backup, user))
  await setAside(place)
  await setAside(password)
  try {
    await replaceFile(join(folder, PASSWORD), password)
    await publish()
    const accounts = await tryOut(dataDir)
    await remove(asideOf(place))
    await remove(asideOf(password))
    return accounts
  } catch (error) {
    await putBack(place)
    await putBack(password)
    throw error
  }
}

async function copyTo(
  draft: string,
  folder: string,
  { folders, files }: Manifest,
  user: ServerUser | undefined,
): Promise<void> {
  const ofCluster = (path: string) => path === CLUSTER || path.startsWith(`${CLUSTER}/`)
  const placeOf = (path: string) => join(draft, path.slice(CLUSTER.length))
  try {
    for (const path of folders.filter(ofCluster)) {
      await mkdir(placeOf(path), { mode: 0o700 })
      if (user) await chown(placeOf(path), user.uid, user.gid)
    }
    for (const { path } of files.filter(({ path }) => ofCluster(path))) {
      await copyFile(join(folder, path), placeOf(path))
      if (user) await chown(placeOf(path), user.uid, user.gid)
    }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function tryOut(dataDir: string): Promise<number> {
  const embedded = await startEmbeddedPostgres({ dataDir })
  try {
    return await countAccounts(embedded.url)
  } finally {
    await embedded.stop()
  }
}

const asideOf = (path: string) => `${path}.before`

async function setAside(path: string): Promise<void> {
  if (!existsSync(path)) return
  await remove(asideOf(path))
  await rename(path, asideOf(path))
}

async function putBack(path: string): Promise<void> {
  await remove(path)
  if (existsSync(asideOf(path))) await rename(asideOf(path), path)
}

/** With what it links to. */
async function remove(path: string): Promise<void> {
  const target = await realpath(path).catch(() => path)
  await rm(target, { recursive: true, force: true })
  await rm(path, { force: true })
}

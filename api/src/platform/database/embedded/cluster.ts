import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  lstat,
  mkdir,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { findOwnedFolder } from './owned-folder.ts'
import { serverEnvironment } from './server-environment.ts'
import { isReachable, type ServerUser } from './server-user.ts'

export const SUPERUSER = 'confida'

const run = promisify(execFile)

export interface ClusterRequest {
  binaries: Binaries
  dataDir: string
  password: string
  user: ServerUser | undefined
}

/** The real path of the cluster that `DATA_DIR/database` is or links to, made on the first call. */
export async function openCluster(request: ClusterRequest): Promise<string> {
  const place = join(request.dataDir, 'database')
  if (existsSync(place)) return realpath(place)
  await removeDanglingLink(place)
  const { publish } = await draftCluster(request.dataDir, request.user, (draft) => initialize(draft, request))
  // Another process that started at the same moment may have published its cluster first; the password file is common.
  await publish().catch((error) => {
    if (!existsSync(place)) throw error
  })
  return realpath(place)
}

/**
 * Has a cluster made where its server reaches it, which `publish` puts in its place, or removes where that is taken.
 * @param fill makes the folder it gets, and removes it where it fails
 */
export async function draftCluster(
  dataDir: string,
  user: ServerUser | undefined,
  fill: (draft: string) => Promise<void>,
): Promise<{ publish: () => Promise<void> }> {
  const isDirect = !user || (await openPath(await realpath(dataDir), user))
  const home = isDirect ? dataDir : await findOwnedFolder('state', user)
  const draft = join(home, `database-${randomUUID()}`)
  await fill(draft)
  return {
    publish: async () => {
      const place = join(dataDir, 'database')
      await (isDirect ? rename(draft, place) : symlink(draft, place)).catch(async (error) => {
        await rm(draft, { recursive: true, force: true })
        throw error
      })
    },
  }
}

/**
 * Whether `user` reaches DATA_DIR. The folder itself is ours, so that a mode of 0700 on it is widened to let its server
 * through (0711: nobody can list it, and each secret in it is 0600); folders above it are not ours to change.
 */
async function openPath(dataDir: string, user: ServerUser): Promise<boolean> {
  if (await isReachable(dataDir, user)) return true
  const { mode, uid } = await stat(dataDir)
  if (uid !== process.getuid?.() || !(await isReachable(dirname(dataDir), user))) return false
  await chmod(dataDir, mode | 0o011)
  return true
}

async function removeDanglingLink(place: string): Promise<void> {
  const entry = await lstat(place).catch(() => undefined)
  if (entry?.isSymbolicLink()) await unlink(place)
}

async function initialize(folder: string, { binaries, password, user }: ClusterRequest): Promise<void> {
  await mkdir(folder, { mode: 0o700 })
  const passwordFile = join(dirname(folder), `.${basename(folder)}.password`)
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [folder, passwordFile]) await chown(path, user.uid, user.gid)
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const access = ['-U', SUPERUSER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  try {
    await run(binaries.initdb, ['-D', folder, ...locale, ...access, '--no-instructions'], {
      ...user,
      cwd: folder,
      env: serverEnvironment(),
    })
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw new EmbeddedPostgresError(`The embedded database could not be created: ${reasonOf(error)}`)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

function reasonOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string }
  return stderr?.trim().split('\n').at(0) || message
}

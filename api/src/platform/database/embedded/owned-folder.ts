import { chmod, lstat, mkdir } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { isReachable, type ServerUser } from './server-user.ts'

type Purpose = 'cache' | 'state'

/**
 * A folder of ours that the server's user can reach: the copied binaries (`cache`) and, where DATA_DIR itself is out
 * of its reach, the cluster (`state`). A folder that someone else could have planted or can write to is passed over.
 */
export async function findOwnedFolder(purpose: Purpose, user: ServerUser | undefined): Promise<string> {
  for (const folder of candidates(purpose, user)) {
    try {
      await mkdir(folder, { recursive: true })
      if (!(await isOurs(folder))) continue
      if (user) await chmod(folder, 0o755)
      if (user && !(await isReachable(folder, user))) continue
      return folder
    } catch {
      // Not writable or not there: the next candidate may be.
    }
  }
  throw new EmbeddedPostgresError(
    'The embedded database found no folder that it may write to; set DATABASE_URL.',
  )
}

function candidates(purpose: Purpose, user: ServerUser | undefined): string[] {
  const temporary = join(tmpdir(), `confida-${process.getuid?.() ?? 'cache'}`)
  if (user) return [purpose === 'cache' ? '/var/cache/confida' : '/var/lib/confida', temporary]
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env
  return [join(XDG_CACHE_HOME ?? LOCALAPPDATA ?? join(homedir(), '.cache'), 'confida'), temporary]
}

async function isOurs(folder: string): Promise<boolean> {
  const { uid, mode } = await lstat(folder)
  return process.platform === 'win32' || (uid === process.getuid?.() && (mode & 0o022) === 0)
}

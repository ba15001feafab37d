import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface ServerUser {
  uid: number
  gid: number
}

const NOBODY: ServerUser = { uid: 65_534, gid: 65_534 }

/** PostgreSQL refuses to run as root, so root hands it to `nobody`; anyone else runs it as themselves. */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  try {
    const entry = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m)
    return entry ? { uid: Number(entry[1]), gid: Number(entry[2]) } : NOBODY
  } catch {
    return NOBODY
  }
}

/** Whether `user` may walk down to `folder`; a checkout below root's 0700 home is out of its reach. */
export async function isReachable(folder: string, user: ServerUser): Promise<boolean> {
  const { mode, uid, gid } = await stat(folder)
  const needed = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  if ((mode & needed) === 0) return false
  const parent = dirname(folder)
  return parent === folder || isReachable(parent, user)
}

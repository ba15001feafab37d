import { closeSync, openSync, rmSync, statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const RETRY_MS = 50
/** A lock is held for milliseconds; one this old was left by a process that died. */
const LEFT_BEHIND_MS = 10_000

function take(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx'))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

function isLeftBehind(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats !== undefined && Date.now() - stats.mtimeMs > LEFT_BEHIND_MS
}

/** Runs `work` while no other process does so under the same lock file. */
export async function withLock<Result>(path: string, work: () => Result): Promise<Result> {
  while (!take(path)) {
    if (isLeftBehind(path)) rmSync(path, { force: true })
    else await delay(RETRY_MS)
  }
  try {
    return work()
  } finally {
    rmSync(path, { force: true })
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { findPostmaster } from './postmaster.ts'

const LOOK_EVERY_MS = 500

/** Looks after the server of a cluster until the signal: one that was killed, or had no room on its disk, starts again. */
export async function attend(
  cluster: string,
  start: () => Promise<unknown>,
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  let hasFailed = false
  while (await sleep(LOOK_EVERY_MS, !signal.aborted, { signal, ref: false }).catch(() => false)) {
    if (findPostmaster(cluster)) continue
    if (!hasFailed) report('The embedded database has ended. It starts again.')
    try {
      await start()
      report('The embedded database runs again.')
      hasFailed = false
    } catch (error) {
      // It is tried over and over; once is enough to be told why.
      if (!hasFailed) report((error as Error).message)
      hasFailed = true
    }
  }
}

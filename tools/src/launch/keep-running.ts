import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, ended } from './child.ts'

const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 30_000

/** After this time a process counts as sound, and its next end as a first one. */
const SOUND_AFTER_MS = 60_000

/** A process that is started again whenever it ends. */
export interface Service {
  /** As it runs now, or ran last. */
  readonly child: Child
  stop: () => Promise<void>
}

/**
 * Keeps a process running: one that has ended starts again, later each time while it keeps ending.
 * @throws when it does not start at first
 */
export async function keepRunning(
  start: (signal: AbortSignal) => Promise<Child>,
  report: (line: string) => void,
): Promise<Service> {
  const stopping = new AbortController()
  const { signal } = stopping
  let child = await start(signal)
  let delay = FIRST_DELAY_MS

  async function startAgain(reason: string): Promise<void> {
    report(`${reason} It starts again in ${delay / 1000} s.`)
    await sleep(delay, undefined, { signal })
    delay = Math.min(2 * delay, LONGEST_DELAY_MS)
    try {
      child = await start(signal)
      report(`${child.name} runs again.`)
    } catch (error) {
      if (!signal.aborted) await startAgain((error as Error).message)
    }
  }

  async function attend(): Promise<void> {
    while (!signal.aborted) {
      const since = Date.now()
      await ended(child)
      if (signal.aborted) return
      if (Date.now() - since >= SOUND_AFTER_MS) delay = FIRST_DELAY_MS
      const { exitCode, signalCode } = child.process
      await startAgain(`${child.name} has ended (${signalCode ?? `code ${exitCode}`}).`)
    }
  }

  const attending = attend().catch((error) => {
    if (!signal.aborted) throw error
  })
  return {
    get child() {
      return child
    },
    stop: async () => {
      stopping.abort()
      await attending
      await ended(child)
    },
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'

export interface Child {
  name: string
  process: ChildProcess
  /** What it reported when it was ready. */
  ready: Record<string, unknown>
}

/**
 * Starts a process of the product and waits until it says that it is ready. Rejects when it ends before.
 * @param signal asks it to end
 */
export function startChild(
  name: string,
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  signal?: AbortSignal,
): Promise<Child> {
  const child = fork(file, args, {
    // The product runs from its builds, whatever the launcher itself was started with.
    execArgv: [],
    // No balancer has to notice the end of what is stopped as a whole.
    env: { DRAIN_SECONDS: '0', ...process.env, ...env },
    // A group of its own: Ctrl-C reaches the launcher alone, which then stops all in order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const end = () => child.kill('SIGTERM')
  signal?.addEventListener('abort', end)
  child.once('exit', () => signal?.removeEventListener('abort', end))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.once('exit', (code) => reject(new Error(`${name} ended with code ${code} while it started.`)))
    child.on('message', (message: Record<string, unknown>) => {
      if (message.type === 'ready') resolve({ name, process: child, ready: message })
    })
  })
}

/** Waits until a process has ended. */
export async function ended({ process: child }: Child): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Asks a process to end, and waits until it has. */
export async function stopChild(child: Child): Promise<void> {
  child.process.kill('SIGTERM')
  await ended(child)
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'

export interface Child {
  name: string
  process: ChildProcess
  /** What it told when it was ready. */
  ready: Record<string, unknown>
}

/** Starts a process of the product and waits until it says that it is ready. Rejects when it ends before. */
export function startChild(
  name: string,
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Child> {
  const child = fork(file, args, {
    // The product runs from its builds, whatever the launcher itself was started with.
    execArgv: [],
    env: { ...process.env, ...env },
    // A group of its own: Ctrl-C reaches the launcher alone, which then stops all in order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with code ${code} while it started.`)))
    child.on('message', (message: Record<string, unknown>) => {
      if (message.type === 'ready') resolve({ name, process: child, ready: message })
    })
  })
}

/** Asks a process to end, and waits until it has. */
export async function stopChild({ process: child }: Child): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

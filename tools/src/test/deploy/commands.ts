import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { text } from 'node:stream/consumers'

interface Options {
  env?: NodeJS.ProcessEnv
}

/** @returns what it prints. @throws with what it says where it fails */
export async function run(command: string, args: readonly string[], { env }: Options = {}): Promise<string> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'close')
  const [printed, said] = await output
  if (code === 0) return printed.trim()
  throw new Error(`${command} ${args.join(' ')} failed.\n${`${printed}\n${said}`.slice(-4000)}`)
}

/** Whether it ends well; nothing is printed. */
export const succeeds = (command: string, args: readonly string[]): Promise<boolean> =>
  run(command, args).then(
    () => true,
    () => false,
  )

/** Prints how long something took. */
export async function timed<Result>(title: string, work: () => Result | Promise<Result>): Promise<Result> {
  const since = performance.now()
  const result = await work()
  console.log(`${title.padEnd(60)}${((performance.now() - since) / 1000).toFixed(1).padStart(7)} s`)
  return result
}

/** Asks again and again, for two minutes at most. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 120_000
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what}: not within two minutes.`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

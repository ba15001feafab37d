import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { root } from '../paths.ts'

/** Runs a command in the project's root under a title; tells whether it passed. */
export function runCheck(
  title: string,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): boolean {
  console.log(`\n── ${title}`)
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return status === 0
}

/** Like `runCheck`, while others run; what it prints comes as a whole when it has ended. */
export async function runCheckBeside(
  title: string,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const [output, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  console.log(`\n── ${title}\n${output}${errors}`)
  return status === 0
}

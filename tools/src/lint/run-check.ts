import { spawnSync } from 'node:child_process'
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

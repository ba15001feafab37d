import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import process from 'node:process'

export const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** Installs the packages where there is an apt-get, and the right to use it. */
export function installFromDebian(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${packages.join(', ')} for the tests …`)
  if (run('apt-get', 'update', '-qq'))
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
}

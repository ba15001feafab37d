import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../paths.ts'
import type { EarlierContract } from './earlier-contracts.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

/** @throws where a commit is not in this clone, or has another contract */
export function checkCommit({ version, commit }: EarlierContract): void {
  if (spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status !== 0)
    throw new Error(
      `Commit ${commit}, the last with shell contract ${version}, is not in this clone; git fetch --unshallow brings it.`,
    )
  const source = git('show', `${commit}:libs/remote-kit/src/remote.ts`)
  if (!source.includes(`CONTRACT_VERSION = '${version}'`))
    throw new Error(`Commit ${commit} does not have shell contract ${version}.`)
}

/** The sources of an earlier contract in a temporary folder, neither installed nor built. */
export function checkOut({ commit }: EarlierContract): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'confida-contract-'))
  git('worktree', 'add', '--quiet', '--detach', folder, commit)
  return folder
}

export function removeCheckout(folder: string): void {
  git('worktree', 'remove', '--force', folder)
}

/** The remotes that a checkout has. */
export const remotesOf = (folder: string): string[] =>
  git('-C', folder, 'ls-files', 'mfe-*/package.json')
    .split('\n')
    .filter(Boolean)
    .map((file) => file.replace('/package.json', ''))

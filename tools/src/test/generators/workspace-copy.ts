import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../paths.ts'

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

const filesOf = (folder: string, ...which: string[]) =>
  git(folder, 'ls-files', '-z', '--exclude-standard', ...which)
    .split('\0')
    .filter(Boolean)

/** A gigabyte of packages is linked, not copied, where both folders are on one file system. */
function shareFile(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

function sharePackages(from: string, to: string, share: (from: string, to: string) => void = copyFileSync) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    // Links between the projects of the workspace are relative, so that they stay within the copy.
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isDirectory()) sharePackages(source, target, shareFile)
    // What lies beside the packages is npm's own, and written again in its place.
    else share(source, target)
  }
}

/** A copy of the workspace as it is, with what is not committed yet and with its packages, in a temporary folder. */
export function copyWorkspace(): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'confida-generated-'))
  const deleted = new Set(filesOf(root, '--deleted'))
  for (const file of filesOf(root, '--cached', '--others').filter((each) => !deleted.has(each))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true })
    copyFileSync(join(root, file), join(copy, file))
  }
  for (const folder of globSync(['node_modules', '*/node_modules', 'libs/*/node_modules'], { cwd: root }))
    sharePackages(join(root, folder), join(copy, folder))
  git(copy, 'init', '--quiet')
  git(copy, 'add', '--all')
  return copy
}

export interface Changes {
  made: string[]
  changed: string[]
}

/** What has happened in a copy since it was made, or since this was asked last. */
export function takeChanges(copy: string): Changes {
  const changes = { made: filesOf(copy, '--others'), changed: filesOf(copy, '--modified') }
  git(copy, 'add', '--all')
  return changes
}

import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'

/** In the folders of projects; beside `shipped` of nx.json. */
const NO_INPUT =
  /(^|\/)(node_modules|dist|dist-dev|testing|training|test-results)(\/|$)|\.(test|fixture)\.|\.md$|jest-report/
const FOR_ALL = ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json', 'swc.node.json']

const stampFile = (root: string) => join(root, 'node_modules/.cache/confida/build-stamp')

/** Of paths, sizes and times, which takes a moment where reading them all would take seconds. */
function fingerprint(root: string, files: string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of files.sort()) {
    const found = statSync(join(root, file))
    // A folder is newer also for files that do not count.
    if (found.isFile()) hash.update(`${file} ${found.size} ${found.mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** What builds are made of. */
export function inputsOf(root: string, folders: string[]): string {
  const patterns = folders.map((folder) => `${folder}/**/*`)
  const isNoInput = (file: string) => NO_INPUT.test(file)
  // `exclude` spares the way through folders, and lets files pass.
  const files = globSync(patterns, { cwd: root, exclude: isNoInput }).filter((file) => !isNoInput(file))
  return fingerprint(root, [...FOR_ALL, ...files])
}

const outputsOf = (root: string, folders: string[]) =>
  fingerprint(
    root,
    globSync(
      folders.map((folder) => `${folder}/dist/**/*`),
      { cwd: root },
    ),
  )

/** Notes that what stands in the folders was built of these inputs. */
export function stampBuild(root: string, folders: string[], inputs: string): void {
  mkdirSync(dirname(stampFile(root)), { recursive: true })
  writeFileSync(stampFile(root), `${inputs} ${outputsOf(root, folders)}`)
}

/** Whether neither sources nor builds have changed since the last build of all. */
export function isBuildCurrent(root: string, folders: string[], inputs: string): boolean {
  try {
    return readFileSync(stampFile(root), 'utf8') === `${inputs} ${outputsOf(root, folders)}`
  } catch {
    return false
  }
}

import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { MANIFEST } from '@confida/remote-kit/integrity'
import type { Measurement } from '../bench/benchmark.ts'
import { KILOBYTE } from '../bench/script-bytes.ts'
import { type BuildBytes, budgetOf, parts } from './budgets.ts'

/** A build may grow by so much unnoticed; more is recorded deliberately, with `npm run budget -- --update`. */
const MOST_GROWTH = 1.05

const isScript = (file: string) => file.endsWith('.js')

/** As it is served to browsers: the compressed copy where there is one. */
const sizeOf = (file: string): number =>
  (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size

function kilobytesOf(folder: string, files: string[]): number {
  const scripts = [...new Set(files)].filter(isScript)
  return scripts.reduce((sum, file) => sum + sizeOf(join(folder, file)), 0) / KILOBYTE
}

/** The files that the shell's page names. */
function filesOfPage(folder: string): string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  return [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file ?? '')
}

interface Manifest {
  metaData: { remoteEntry: { name: string }; screens?: Record<string, { name: string }[]> }
}

/** For each screen of a remote that has an address what it loads; the entry alone where there is none. */
function filesOfScreens(folder: string): string[][] {
  const { metaData }: Manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))
  const entry = metaData.remoteEntry.name
  const screens = Object.values(metaData.screens ?? {})
  return [[entry], ...screens.map((files) => [entry, ...files.map(({ name }) => name)])]
}

/** How many kilobytes of script a build has. */
export function bytesOf(project: string, folder: string): BuildBytes {
  const starts = project === 'shell' ? [filesOfPage(folder)] : filesOfScreens(folder)
  return {
    start: Math.max(...starts.map((files) => kilobytesOf(folder, files))),
    all: kilobytesOf(folder, globSync('**/*.js', { cwd: folder })),
  }
}

/** What a build has beside its budget, and beside what it had when that was last recorded. */
export function measureBuild(project: string, bytes: BuildBytes, recorded?: BuildBytes): Measurement[] {
  const budget = budgetOf(project)
  return parts.flatMap((part) => {
    const measured = { what: `${project}, ${part}`, value: bytes[part], unit: 'kB' }
    const compared = { ...measured, baseline: recorded?.[part], goal: { atMost: MOST_GROWTH } }
    return [{ ...measured, goal: { atMost: budget[part] } }, ...(recorded ? [compared] : [])]
  })
}

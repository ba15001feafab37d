import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { MANIFEST } from '@confida/remote-kit/integrity'
import type { Measurement } from '../bench/benchmark.ts'
import { KILOBYTE } from '../bench/script-bytes.ts'
import { budgetOf } from './budgets.ts'

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

/** How many bytes of script a build has, beside its budget. */
export function measureBuild(project: string, folder: string): Measurement[] {
  const starts = project === 'shell' ? [filesOfPage(folder)] : filesOfScreens(folder)
  const start = Math.max(...starts.map((files) => kilobytesOf(folder, files)))
  const all = kilobytesOf(folder, globSync('**/*.js', { cwd: folder }))
  const budget = budgetOf(project)
  return [
    { what: `${project}, start`, value: start, unit: 'kB', goal: { atMost: budget.start } },
    { what: `${project}, all`, value: all, unit: 'kB', goal: { atMost: budget.all } },
  ]
}

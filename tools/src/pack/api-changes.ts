import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReportedLibrary, reportApi, reportFolder } from './api-report.ts'
import { lostLines } from './lost-lines.ts'

export interface ApiChanges {
  /** As the code is now, by file. */
  reports: Map<string, string>
  /** Reports that do not tell what the code offers. */
  stale: string[]
  /** What is gone from the reports of this version, by file. */
  lost: [file: string, lines: string[]][]
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** How a library's API differs from its reports. */
export function apiChanges(library: ReportedLibrary): ApiChanges {
  const folder = reportFolder(library)
  const reports = reportApi(library)
  const files = new Set([...reports.keys(), ...globSync('*.md', { cwd: folder })])
  const lost = [...reports].map(([file, text]): [string, string[]] => [
    file,
    lostLines(readIfThere(join(folder, file)), text),
  ])
  return {
    reports,
    stale: [...files].filter((file) => reports.get(file) !== readIfThere(join(folder, file))),
    lost: lost.filter(([, lines]) => lines.length > 0),
  }
}

export function writeReports(library: ReportedLibrary, reports: Map<string, string>): void {
  const folder = reportFolder(library)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const [file, text] of reports) writeFileSync(join(folder, file), text)
}

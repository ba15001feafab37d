import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildBytes, parts } from './budgets.ts'

export type RecordedBytes = Record<string, BuildBytes>

/** Kept with the code: what each build weighed when that was last agreed to. */
const recordFile = join(import.meta.dirname, 'recorded-bytes.json')

export const readRecorded = (file = recordFile): RecordedBytes =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

const rounded = (bytes: BuildBytes) =>
  Object.fromEntries(parts.map((part) => [part, Math.round(bytes[part] * 10) / 10]))

/** Records builds; those that were not measured stay as they are. */
export function record(bytes: RecordedBytes, file = recordFile): void {
  const measured = Object.entries(bytes).map(([project, its]) => [project, rounded(its)])
  const all = { ...readRecorded(file), ...Object.fromEntries(measured) }
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
}

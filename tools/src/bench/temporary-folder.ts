import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cleanup } from './cleanup.ts'

/** A folder for a product's data that is gone when the benchmark ends. */
export function temporaryFolder(cleanup: Cleanup): string {
  const folder = mkdtempSync(join(tmpdir(), 'confida-bench-'))
  cleanup.add(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

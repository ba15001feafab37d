import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root, runFiles } from './run-files.ts'

const SHARDS = 2
const sizeOf = (file: string) => statSync(join(root, file)).size

/**
 * Runs a part of the integration tests as one test file.
 * @param shard from 0; the parts take turns at the files, the longest first
 */
export function runShard(shard: number): void {
  const files = globSync('src/**/*.int.test.ts', { cwd: root }).sort((a, b) => sizeOf(b) - sizeOf(a))
  runFiles(files.filter((_, index) => index % SHARDS === shard))
}

import { globSync, statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe } from '@jest/globals'

const SHARDS = 4
const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const sizeOf = (file: string) => statSync(join(root, file)).size

/**
 * Runs a part of the integration tests as one test file. Jest loads the application anew for each file, which takes longer than
 * most of them; like this it is loaded once a part. Each file still starts the application on a database of its own.
 * @param shard from 0; the parts take turns at the files, the longest first
 */
export function runShard(shard: number): void {
  const files = globSync('src/**/*.int.test.ts', { cwd: root }).sort((a, b) => sizeOf(b) - sizeOf(a))
  for (const file of files.filter((_, index) => index % SHARDS === shard)) {
    describe(file.replaceAll(sep, '/'), () => {
      require(join(root, file))
    })
  }
}

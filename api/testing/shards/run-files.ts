import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe } from '@jest/globals'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs test files as one. Jest loads the application anew for each file, which takes longer than most of them; like this it is
 * loaded once. Each file still starts the application on a database of its own.
 * @param files below the API's folder
 */
export function runFiles(files: string[]): void {
  for (const file of files) {
    describe(file.replaceAll(sep, '/'), () => {
      require(join(root, file))
    })
  }
}

import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { API, type Area } from './areas.ts'

/** Of the built API, which has no mutants. */
const TESTS_OF_BUILDS = /\.(faults|long)\./

/**
 * Makes one test file of all that test an area of the API: jest loads the application for each file anew.
 * @param chosen test files of the project, in place of all of the area's
 * @returns the test file, or patterns of the files of other projects
 */
export function writeAreaTest(
  name: string,
  { project, folder, furtherTests = [], leftOut = [] }: Area,
  copy: string,
  chosen: string[] = [],
): string[] {
  if (project !== API)
    return (chosen.length > 0 ? chosen : [`${folder}/**/*.test.{ts,tsx}`]).map((file) => `<rootDir>/${file}`)
  const all = [folder, ...furtherTests]
    .flatMap((each) => globSync(`${each}/**/*.test.ts`, { cwd: join(copy, API) }).sort())
    .filter((file) => !TESTS_OF_BUILDS.test(file) && !leftOut.some((name) => file.includes(`/${name}.`)))
  const files = chosen.length > 0 ? chosen : all
  const areaTest = `testing/${name}.area.test.ts`
  writeFileSync(
    join(copy, API, areaTest),
    `import { runFiles } from './shards/run-files.ts'\n\nrunFiles(${JSON.stringify(files, null, 2)})\n`,
  )
  return [`<rootDir>/${areaTest}`]
}

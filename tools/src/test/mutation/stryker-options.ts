import { join } from 'node:path'
import type { Stryker } from '@stryker-mutator/core'
import { root } from '../../paths.ts'
import { writeAreaTest } from './area-test.ts'
import { API, type Area } from './areas.ts'

/** The least score of an area, in per cent. */
export const THRESHOLD = 85

/** What is no logic: declarations and what is wired or asked of the database as a whole. */
const NO_LOGIC = ['test', 'int.test', 'entity', 'module', 'sql', 'types']

/** By which a change that waits for ever fails: less than the usual limit, which is generous for busy machines. */
const timeoutOf = ({ project }: Area) => (project === API ? 10_000 : 5000)

/** What runs the tests, in place of what the project or its preset has. */
function runnersOf({ project }: Area, copy: string) {
  const folder = join(copy, 'tools/src/test/mutation/jest')
  return project === API
    ? {
        testEnvironment: join(folder, 'lasting-environment.cjs'),
        runtime: join(folder, 'lasting-runtime.cjs'),
      }
    : { testEnvironment: join(folder, 'browser-environment.cjs') }
}

export interface Choices {
  /** Files or patterns below the project, in place of all of the area's. */
  mutate: string[]
  /** Test files below the project, in place of all of the area's. */
  tests: string[]
  concurrency: number
  /** Tests again what an earlier run of the same code has tested. */
  force: boolean
}

const reportFolder = join(root, '.stryker')
export const incrementalFileOf = (name: string): string => join(reportFolder, `${name}.incremental.json`)

/** For a run in the project's folder of a copy of the workspace. */
export function strykerOptions(
  name: string,
  area: Area,
  copy: string,
  { mutate, tests, concurrency, force }: Choices,
): ConstructorParameters<typeof Stryker>[0] {
  const { folder, jestPreset } = area
  const all = [
    `${folder}/**/*.{ts,tsx}`,
    `!${folder}/**/*.{${NO_LOGIC.join()}}.{ts,tsx}`,
    `!${folder}/**/{index.ts,testing/**}`,
  ]
  return {
    // In the copy: a sandbox of Stryker's would load the project's own packages past their mutants.
    inPlace: true,
    mutate: mutate.length > 0 ? mutate : all,
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: {
      projectType: 'custom',
      ...(jestPreset ? { configFile: join(copy, jestPreset) } : {}),
      config: {
        rootDir: process.cwd(),
        testMatch: writeAreaTest(name, area, copy, tests),
        testTimeout: timeoutOf(area),
        ...runnersOf(area, copy),
      },
      enableFindRelatedTests: false,
    },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    incremental: true,
    incrementalFile: incrementalFileOf(name),
    force,
    concurrency,
    // What a change leaves behind ends with its process.
    maxTestRunnerReuse: 50,
    // For what does not even wait. Long, because a busy machine must not count as a test that has noticed.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 15,
    thresholds: { high: THRESHOLD, low: THRESHOLD, break: THRESHOLD },
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: join(reportFolder, `${name}.html`) },
  }
}

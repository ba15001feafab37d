import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Tally {
  passed: number
  failed: number
}

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})

/** A check that passes or fails as a whole. */
export const single = (isPassed: boolean): Tally => ({ passed: Number(isPassed), failed: Number(!isPassed) })

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numRuntimeErrorTestSuites: number
}

/** Where each project's jest run leaves its report, below the project's folder. */
export const JEST_REPORT = 'jest-report.json'

/** Sums the reports of all projects. A skipped test and a file that does not load count as failed: nothing is to be skipped. */
export function jestTally(root: string, projects: string[]): Tally {
  return sum(
    projects.map((project) => {
      const file = join(root, project, JEST_REPORT)
      if (!existsSync(file)) return { passed: 0, failed: 1 }
      const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport
      const failed = report.numFailedTests + report.numPendingTests + report.numRuntimeErrorTestSuites
      return { passed: report.numPassedTests, failed }
    }),
  )
}

/** The projects that have unit tests: those with a jest configuration. */
export const jestProjects = (root: string): string[] =>
  globSync(['{api,shell,tools}/jest.config.*', 'mfe-*/jest.config.*', 'libs/*/jest.config.*'], {
    cwd: root,
  }).map((file) => file.slice(0, file.lastIndexOf('/')))

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** A flaky test counts as failed, and so does a skipped one. */
export function playwrightTally(file: string): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}

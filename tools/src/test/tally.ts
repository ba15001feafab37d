import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Tally {
  passed: number
  failed: number
  /** What failed, by name, each with its message; shown once more at the end. */
  failures: string[]
}

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
})

/** A check that passes or fails as a whole. */
export const single = (title: string, isPassed: boolean): Tally => ({
  passed: Number(isPassed),
  failed: Number(!isPassed),
  failures: isPassed ? [] : [title],
})

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numRuntimeErrorTestSuites: number
  testResults: {
    name: string
    /** Of all that failed in the file, as jest prints it. */
    message: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** Where each project's jest run leaves its report, below the project's folder. */
export const JEST_REPORT = 'jest-report.json'

const jestFailures = ({ testResults }: JestReport) =>
  testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}\n${message.trimEnd()}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'pending')
      .map(({ fullName }) => `${name}\n  skipped: ${fullName}`),
  ])

/** Sums the reports of all projects. A skipped test and a file that does not load count as failed: nothing is to be skipped. */
export function jestTally(root: string, projects: string[]): Tally {
  return sum(
    projects.map((project) => {
      const file = join(root, project, JEST_REPORT)
      if (!existsSync(file)) return single(`${project}: its tests left no report`, false)
      const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport
      const failed = report.numFailedTests + report.numPendingTests + report.numRuntimeErrorTestSuites
      return { passed: report.numPassedTests, failed, failures: jestFailures(report) }
    }),
  )
}

/** The projects that have unit tests: those with a jest configuration. */
export const jestProjects = (root: string): string[] =>
  globSync(['{api,shell,tools}/jest.config.*', 'mfe-*/jest.config.*', 'libs/*/jest.config.*'], {
    cwd: root,
  }).map((file) => file.slice(0, file.lastIndexOf('/')))

interface PlaywrightSuite {
  file: string
  specs: {
    title: string
    tests: { projectName: string; status: string; results: { errors: { message: string }[] }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  /** Of the run as a whole, such as a product that did not start. */
  errors: { message: string }[]
  suites: PlaywrightSuite[]
}

const playwrightFailures = ({ specs, suites = [] }: PlaywrightSuite, file: string): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message))
        return [`[${projectName}] ${file} › ${title} (${status})`, ...messages].join('\n')
      }),
  ),
  ...suites.flatMap((suite) => playwrightFailures(suite, file)),
]

/** A flaky test counts as failed, and so does a skipped one. */
export function playwrightTally(file: string): Tally {
  if (!existsSync(file)) return single('The browser tests left no report.', false)
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    failures: [
      ...errors.map(({ message }) => message),
      ...suites.flatMap((suite) => playwrightFailures(suite, suite.file)),
    ],
  }
}

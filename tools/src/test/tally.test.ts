import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { jestTally, playwrightTally } from './tally.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'confida-tally-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function put(file: string, report: unknown) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), JSON.stringify(report))
  return join(root, file)
}

const aRun = (numbers: object, results: unknown[] = []) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: results,
  ...numbers,
})

describe('the tests of all projects', () => {
  test('are summed, with the name and the message of each that failed', () => {
    put('api/jest-report.json', aRun({ numPassedTests: 5 }))
    const failed = { name: 'a.test.ts', message: '  ● adds\n\n    2 is not 3\n', assertionResults: [] }
    put('shell/jest-report.json', aRun({ numPassedTests: 2, numFailedTests: 1 }, [failed]))
    expect(jestTally(root, ['api', 'shell'])).toEqual({
      passed: 7,
      failed: 1,
      failures: ['a.test.ts\n  ● adds\n\n    2 is not 3'],
    })
  })

  test('fail where one is skipped, where a file does not load and where there is no report', () => {
    const skipped = {
      name: 'b.test.ts',
      message: '',
      assertionResults: [{ fullName: 'runs as daemon', status: 'pending' }],
    }
    put('api/jest-report.json', aRun({ numPassedTests: 1, numPendingTests: 1 }, [skipped]))
    put('shell/jest-report.json', aRun({ numRuntimeErrorTestSuites: 1 }))
    expect(jestTally(root, ['api', 'shell', 'tools'])).toEqual({
      passed: 1,
      failed: 3,
      failures: ['b.test.ts\n  skipped: runs as daemon', 'tools: its tests left no report'],
    })
  })
})

describe('the browser tests', () => {
  const aSpec = (title: string, status: string, messages: string[] = []) => ({
    title,
    tests: [
      { projectName: 'desktop', status, results: [{ errors: messages.map((message) => ({ message })) }] },
    ],
  })

  test('count what is flaky or skipped as failed, each by its name', () => {
    const file = put('report.json', {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
      errors: [{ message: 'no product' }],
      suites: [
        {
          file: 'chat.spec.ts',
          specs: [aSpec('opens', 'expected')],
          suites: [
            {
              file: 'chat.spec.ts',
              specs: [
                aSpec('sends', 'unexpected', ['not visible']),
                aSpec('waits', 'flaky'),
                aSpec('stops', 'skipped'),
              ],
            },
          ],
        },
      ],
    })
    expect(playwrightTally(file)).toEqual({
      passed: 1,
      failed: 3,
      failures: [
        'no product',
        '[desktop] chat.spec.ts › sends (unexpected)\nnot visible',
        '[desktop] chat.spec.ts › waits (flaky)',
        '[desktop] chat.spec.ts › stops (skipped)',
      ],
    })
  })

  test('fail without a report', () => {
    expect(playwrightTally(join(root, 'none.json'))).toMatchObject({ passed: 0, failed: 1 })
  })
})

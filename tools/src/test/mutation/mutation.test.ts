import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { writeAreaTest } from './area-test.ts'
import { type MutantResult, scoreOf } from './score.ts'
import { describeSurvivor, survivorsOf } from './survivors.ts'

let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'confida-mutants-'))
  writeFileSync(
    join(project, 'clock.ts'),
    'export const isLate = (now: Date) => {\n  return now > (\n    noon\n  )\n}\n',
  )
})
afterEach(() => rmSync(project, { recursive: true }))

const aMutant = (status: MutantResult['status'], replacement = 'true') =>
  ({
    fileName: join(project, 'clock.ts'),
    status,
    replacement,
    location: { start: { line: 2, column: 10 }, end: { line: 4, column: 4 } },
  }) as MutantResult

describe('the score of an area', () => {
  test('is what was noticed, of what was tried', () => {
    const mutants = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError']
    expect(
      scoreOf(
        'access',
        mutants.map((status) => aMutant(status as MutantResult['status'])),
        1499,
      ),
    ).toEqual({
      area: 'access',
      percent: 60,
      killed: 2,
      timeout: 1,
      survived: 1,
      noCoverage: 1,
      static: 1,
      seconds: 1,
    })
  })
})

describe('the survivors of an area', () => {
  test('are shown with their place, and with what was tried', () => {
    const mutants = [aMutant('Survived'), aMutant('NoCoverage', 'now\n< noon'), aMutant('Killed')]
    expect(survivorsOf('access', mutants, project).map(describeSurvivor)).toEqual([
      'clock.ts:2\n  - now > ( noon )\n  + true',
      'clock.ts:2 (no test gets here)\n  - now > ( noon )\n  + now < noon',
    ])
  })

  test('may live where there is a reason', () => {
    const [survivor] = survivorsOf('access', [aMutant('Survived')], project)
    expect(survivor?.reason).toBeUndefined()
    expect(describeSurvivor({ ...survivor, reason: 'it is noon' } as never)).toMatch(/may live: it is noon$/)
  })
})

const filesWritten = () =>
  readFileSync(join(project, 'api/testing/clock.area.test.ts'), 'utf8').match(/src[^"']+/g)

describe('the tests of an area of the API', () => {
  test('are one test file: its own and those it names, without those of the built API', () => {
    const write = (file: string) => {
      mkdirSync(join(project, 'api', file, '..'), { recursive: true })
      writeFileSync(join(project, 'api', file), '')
    }
    const builds = ['two-clocks.long.test.ts', 'clock.faults.test.ts']
    for (const name of ['clock.test.ts', 'clock.ts', 'bell/bell.int.test.ts', ...builds])
      write(`src/clock/${name}`)
    write('src/tower/tower.test.ts')
    write('src/church/church.test.ts')
    mkdirSync(join(project, 'api/testing'))
    write('src/clock/midnight.int.test.ts')
    const area = {
      project: 'api',
      folder: 'src/clock',
      furtherTests: ['src/tower'],
      leftOut: ['midnight'],
    }
    expect(writeAreaTest('clock', area, project)).toEqual(['<rootDir>/testing/clock.area.test.ts'])
    expect(filesWritten()).toEqual([
      'src/clock/bell/bell.int.test.ts',
      'src/clock/clock.test.ts',
      'src/tower/tower.test.ts',
    ])
    writeAreaTest('clock', area, project, ['src/clock/clock.test.ts'])
    expect(filesWritten()).toEqual(['src/clock/clock.test.ts'])
  })

  test('are those of its folder in other projects', () => {
    const area = { project: 'shell', folder: 'src/clock' }
    expect(writeAreaTest('clock', area, project)).toEqual(['<rootDir>/src/clock/**/*.test.{ts,tsx}'])
    expect(writeAreaTest('clock', area, project, ['src/clock/hand.test.ts'])).toEqual([
      '<rootDir>/src/clock/hand.test.ts',
    ])
  })
})

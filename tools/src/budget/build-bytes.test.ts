import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { isMet } from '../bench/benchmark.ts'
import { budgetOf } from './budgets.ts'
import { bytesOf, measureBuild } from './build-bytes.ts'
import { readRecorded, record } from './recorded-bytes.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'confida-budget-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(files: Record<string, string | number>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'number' ? 'x'.repeat(content) : content)
  }
}

const valuesOf = (project: string) => Object.values(bytesOf(project, folder))

it('counts the scripts that the shell’s page names, once and compressed, and all that there are', () => {
  write({
    'index.html':
      '<link rel="preload" href="/a.js"><link href="/a.css"><script src="/main.js"></script><script src="/a.js">',
    'main.js': 1000,
    'main.js.br': 400,
    'a.js': 700,
    'a.css': 5000,
    'later/b.js': 3000,
  })
  expect(valuesOf('shell')).toEqual([1.1, 4.1])
})

it('counts a remote’s entry with its largest screen', () => {
  const screens = { small: [{ name: 'small.js' }], large: [{ name: 'large.js' }, { name: 'large.css' }] }
  write({
    'mf-manifest.json': JSON.stringify({ metaData: { remoteEntry: { name: 'entry.js' }, screens } }),
    'entry.js': 1000,
    'small.js': 200,
    'large.js': 600,
    'large.css': 9000,
  })
  expect(valuesOf('mfe-chat')).toEqual([1.6, 1.8])
})

it('counts the entry of a remote without such screens, and misses a budget by a byte too many', () => {
  const most = budgetOf('mfe-chat').start * 1000
  write({
    'mf-manifest.json': JSON.stringify({ metaData: { remoteEntry: { name: 'entry.js' } } }),
    'entry.js': most,
  })
  const kept = () => measureBuild('mfe-chat', bytesOf('mfe-chat', folder)).map(isMet)
  expect(kept()).toEqual([true, true])
  write({ 'entry.js': most + 1 })
  expect(kept()).toEqual([false, true])
})

it('misses its record by a growth of more than a twentieth, until that is recorded', () => {
  const file = join(folder, 'recorded.json')
  const compare = (bytes: { start: number; all: number }) =>
    measureBuild('mfe-chat', bytes, readRecorded(file)['mfe-chat'])
      .filter(({ baseline }) => baseline)
      .map(isMet)
  expect(compare({ start: 10, all: 20 })).toEqual([])
  record({ shell: { start: 100, all: 300 }, 'mfe-chat': { start: 10, all: 20 } }, file)
  expect(compare({ start: 10.5, all: 19 })).toEqual([true, true])
  expect(compare({ start: 10.51, all: 21.1 })).toEqual([false, false])
  record({ 'mfe-chat': { start: 10.51, all: 21.1 } }, file)
  expect(compare({ start: 10.51, all: 21.1 })).toEqual([true, true])
  expect(readRecorded(file).shell).toEqual({ start: 100, all: 300 })
})

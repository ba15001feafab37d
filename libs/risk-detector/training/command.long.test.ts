import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from '@jest/globals'
import { runCommand } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'confida-care-'))
afterAll(() => rmSync(folder, { recursive: true }))

function evaluate(csv: string): string {
  const file = join(folder, 'messages.csv')
  writeFileSync(file, csv)
  return runCommand(['evaluate', file])
}

it('evaluates any file of messages: found, false alarms, for each language', () => {
  const report = evaluate(
    [
      'language,label,text',
      'it,1,"Voglio morire, non ce la faccio più"',
      'it,0,Sto morendo dal ridere',
      'en,1,What a sunny day',
      'en,0,I want to kill myself',
    ].join('\n'),
  )
  expect(report).toMatch(/^it +1 of 1 +100\.0 % +0 of 1 +0\.0 %$/m)
  expect(report).toMatch(/^en +0 of 1 +0\.0 % +1 of 1 +100\.0 %$/m)
  expect(report).toMatch(/^all +1 of 2 +50\.0 % +1 of 2 +50\.0 %$/m)
  expect(report).toContain('missed en What a sunny day\nalarm  en I want to kill myself')
  expect(report).not.toMatch(/^de /m)
})

it('ends with the report and an error where the model is not good enough', () => {
  const file = join(folder, 'asked.csv')
  writeFileSync(file, 'language,label,text\nit,1,Voglio morire\nen,0,I want to kill myself')
  const run = (...asked: string[]) => runCommand(['evaluate', file, ...asked])
  expect(run('--found', '100', '--alarms', '100')).toMatch(/^all /m)
  expect(() => run('--alarms', '99')).toThrow(/^all [\s\S]*at most 99 % false alarms/m)
  expect(() => run('--found', '101')).toThrow('Not 101 % found')
})

it('evaluates our own sets by their names', () => {
  expect(runCommand(['evaluate', 'everyday'])).toMatch(/^all +0 of 0 +0\.0 % +\d+ of 1800 /m)
  expect(runCommand(['evaluate', 'conversation'])).toMatch(/^all +\d of 3 .* \d+ of 960 /m)
  expect(runCommand(['evaluate', 'spoken'])).toMatch(/^all +\d+ of 240 .* \d+ of 240 /m)
})

it.each([
  ['a missing column', 'language,text\nit,Ciao', 'messages.csv needs the columns language, label, text.'],
  [
    'a label that there is not',
    'language,label,text\nit,yes,Ciao',
    'line 2: the label "yes" is none of 1, 0.',
  ],
])('refuses %s', (_, csv, message) => {
  expect(() => evaluate(csv)).toThrow(message)
})

it('refuses a file that there is not', () => {
  expect(() => runCommand(['evaluate', join(folder, 'none.csv')])).toThrow('none.csv cannot be read')
})

it.each([[[]], [['evaluate']], [['learn']]])('says how it is used when called with %j', (args) => {
  expect(() => runCommand(args)).toThrow('Usage: npm run care')
})

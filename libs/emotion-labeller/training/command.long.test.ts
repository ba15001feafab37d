import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, jest } from '@jest/globals'
import { runCommand } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'confida-emotions-'))
afterAll(() => rmSync(folder, { recursive: true }))

function evaluate(csv: string): string {
  const file = join(folder, 'messages.csv')
  writeFileSync(file, csv)
  return runCommand(['evaluate', file])
}

it('evaluates any file of messages, for each language and label', () => {
  const report = evaluate(
    [
      'language,label,text',
      'en,in_love,"I am so in love with her, my heart is hers"',
      'en,neutral,What time does the train to Rome leave?',
      'it,drunk,"What time does the train leave?"',
    ].join('\n'),
  )
  expect(report).toContain('messages  3\naccuracy  66.7 %')
  expect(report).toMatch(/^en +100\.0 %$/m)
  expect(report).toMatch(/^it +0\.0 %$/m)
  expect(report).toMatch(/^neutral +100\.0 % +50\.0 % /m)
  expect(report).not.toContain('trained on')
})

it('understands the column `emotion`, and says when messages were trained on', () => {
  const corpus = readFileSync(join(import.meta.dirname, 'corpus/emotions-dev.csv'), 'utf8')
  const report = evaluate(corpus.split('\n').slice(0, 4).join('\n'))
  expect(report).toContain('3 of these 3 messages were trained on')
})

it('ends with the report and an error where models are not good enough', () => {
  const corpus = readFileSync(join(import.meta.dirname, 'corpus/emotions-dev.csv'), 'utf8')
  const file = join(folder, 'few.csv')
  writeFileSync(file, corpus.split('\n').slice(0, 20).join('\n'))
  // The rounds that are done are told there.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => runCommand(['cross-validate', file, '--times', '1', '--accuracy', '100.1'])).toThrow(
    /accuracy[\s\S]*Less than 100.1 % right/,
  )
})

it.each([
  ['a missing column', 'language,text\nit,Ciao', 'messages.csv needs the columns language, label, text.'],
  [
    'a label that there is not',
    'language,label,text\nit,happy,Ciao',
    'line 2: the label "happy" is none of drunk',
  ],
])('refuses %s', (_, csv, message) => {
  expect(() => evaluate(csv)).toThrow(message)
})

it('refuses a file that there is not', () => {
  expect(() => runCommand(['evaluate', join(folder, 'none.csv')])).toThrow('none.csv cannot be read')
})

it.each([[[]], [['evaluate']], [['cross-validate', '--times', '0']], [['learn']]])(
  'says how it is used when called with %j',
  (args) => {
    expect(() => runCommand(args)).toThrow('Usage: npm run emotions')
  },
)

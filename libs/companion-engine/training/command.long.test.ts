import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from '@jest/globals'
import { runCommand } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'confida-acts-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('evaluates any file of messages: how many are right, by language, confidence and act', () => {
  const file = join(folder, 'messages.csv')
  writeFileSync(file, 'language,label,text\nit,greet,Ciao!\nen,grief,Hello there!')
  const report = runCommand('acts', ['evaluate', file])
  expect(report).toMatch(/^all +50\.0 % of 2$/m)
  expect(report).toMatch(/^it +100\.0 % of 1$/m)
  expect(report).toMatch(/^en +0\.0 % of 1$/m)
  expect(report).toMatch(/^greet +100\.0 % +50\.0 %$/m)
})

it('refuses an act that there is not', () => {
  const file = join(folder, 'wrong.csv')
  writeFileSync(file, 'language,label,text\nit,sing,La la la')
  expect(() => runCommand('acts', ['evaluate', file])).toThrow('line 2: the label "sing" is none of')
})

it.each([[[]], [['evaluate']], [['learn']]])('says how it is used when called with %j', (args) => {
  expect(() => runCommand('acts', args)).toThrow('Usage: npm run acts')
})

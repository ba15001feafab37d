import { expect, test } from '@jest/globals'
import { textProblems } from './text-problems.ts'

const source = {
  title: 'Ciao {{name}}',
  days: { left_one: '{{count}} giorno', left_other: '{{count}} giorni' },
}

test('a translation with the same keys and variables has no problems', () => {
  const days = { left_one: 'one day', left_other: '{{count}} days' }
  expect(textProblems(source, { title: 'Hello {{name}}', days })).toEqual([])
})

test.each([
  [{ title: '{{name}}', days: { left_one: 'a' } }, ['days.left_other is missing']],
  [{ ...source, more: 'x' }, ['more is not in the source']],
  [{ ...source, title: ' ' }, ['title is empty']],
  [{ ...source, title: 'Hello {{nome}}' }, ['title names {{nome}} instead of {{name}}']],
  [{ days: source.days, title: source.title }, ['the keys are in another order']],
])('%j has problems', (translation, problems) => {
  expect(textProblems(source, translation)).toEqual(problems)
})

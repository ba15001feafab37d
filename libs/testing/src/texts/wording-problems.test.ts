import { expect, test } from '@jest/globals'
import { wordingProblems } from './wording-problems.ts'

const italian = { title: 'Non è ancora attiva', error: "Inserisci un'email valida" }

test.each([
  ['it', italian],
  ['en', { title: 'It isn’t on: 10% off for {{questo}}' }],
  ['fr', { title: 'Moins 10\u00A0%\u00A0: ça vous dit\u00A0?' }],
  [
    'ar',
    { days_zero: '٠', days_one: 'يوم', days_two: 'يومان', days_few: '٣', days_many: '١١', days_other: '١٠٠' },
  ],
] as const)('texts in %s that are written as the language is have no problems', (language, texts) => {
  expect(wordingProblems(language, texts, italian)).toEqual([])
})

test.each([
  ['en', { title: "It isn't on" }, ['title has a straight apostrophe']],
  ['en', { title: 'An E-mail' }, ['title writes email with a hyphen']],
  ['it', { title: "L'app" }, ['title has a straight apostrophe']],
  ['de', { title: '10 %' }, ['title has the wrong space before %']],
  ['es', { title: '10%' }, ['title has the wrong space before %']],
  ['it', { title: '10 %' }, ['title has the wrong space before %']],
  ['fr', { title: 'Vraiment ?' }, ['title has a space that may break before a mark']],
  ['fr', { title: 'Non è ancora attiva' }, ['title is Italian: Non è ancora attiva']],
  ['en', { title: 'Back to the dashboard, che bello' }, ['title is Italian: che']],
  ['de', { list: { days_one: '{{count}} Tag' } }, ['list.days_other is missing']],
  [
    'ar',
    { days_one: 'يوم', days_two: '{{count}} يوم', days_other: '{{count}} يوم' },
    [
      'days_zero is missing',
      'days_few is missing',
      'days_many is missing',
      'days_two writes two as a figure',
    ],
  ],
] as const)('in %s %j has problems', (language, texts, problems) => {
  expect(wordingProblems(language, texts, italian)).toEqual(problems)
})

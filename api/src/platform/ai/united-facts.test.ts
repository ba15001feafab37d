import { expect, it } from '@jest/globals'
import type { Fact } from './ai.port.ts'
import { uniteFacts } from './united-facts.ts'

const fact = (key: string, value: string, text = value): Fact => ({ kind: 'home', key, text, value })
const gone = (key: string): Fact => ({ kind: 'other', key, text: '', value: '', isGone: true })

it.each<[string, Fact[], Fact[], Fact[]]>([
  ['keeps the rules’ facts where the model has none', [fact('home', 'Roma')], [], [fact('home', 'Roma')]],
  ['adds what only the model hears', [], [fact('home', 'Roma')], [fact('home', 'Roma')]],
  [
    'lets the model word what both found',
    [fact('home', 'Roma', 'Vivi a Roma')],
    [fact('home', 'Roma', 'Abiti a Roma')],
    [fact('home', 'Roma', 'Abiti a Roma')],
  ],
  [
    'keeps one of a fact under two keys, under the rules’',
    [fact('home', 'roma')],
    [fact('city', 'Roma')],
    [fact('home', 'Roma')],
  ],
  [
    'keeps what is stated anew where the model calls the old one gone',
    [fact('home', 'Roma')],
    [gone('home')],
    [fact('home', 'Roma')],
  ],
  ['forgets what either calls gone', [gone('home')], [gone('job')], [gone('home'), gone('job')]],
  [
    'puts what the model states in the place of what is gone',
    [gone('home')],
    [fact('home', 'Roma')],
    [fact('home', 'Roma')],
  ],
])('%s', (_, byRules, byModel, united) => {
  expect(uniteFacts(byRules, byModel)).toEqual(united)
})

import { expect, it } from '@jest/globals'
import { insertDictated } from './insert-dictated.ts'

/** The caret as a bar. */
function insert(field: string, dictated: string) {
  const [before = '', after = ''] = field.split('|')
  const { value, caret } = insertDictated({ before, after }, dictated)
  return `${value.slice(0, caret)}|${value.slice(caret)}`
}

it.each([
  ['|', ' ciao  Luna ', 'ciao Luna|'],
  ['Ciao|', 'Luna', 'Ciao Luna|'],
  ['Ciao |mare', 'bel', 'Ciao bel| mare'],
  ['Ciao|, come va?', 'Luna', 'Ciao Luna|, come va?'],
  ['Ciao|', '!', 'Ciao!|'],
  ['(|)', 'forse', '(forse|)'],
  ['l’|', 'amore', 'l’amore|'],
  ['una |riga', '', 'una |riga'],
])('%s and "%s" is %s', (field, dictated, expected) => {
  expect(insert(field, dictated)).toBe(expected)
})

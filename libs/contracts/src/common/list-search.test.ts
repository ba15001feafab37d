import { expect, test } from '@jest/globals'
import { listSearch } from './list-search.schema.ts'
import { readListSearch } from './list-search.ts'

const read = (search: string) => readListSearch(new URLSearchParams({ search }))

test.each([
  ['what is there', 'anna', 'anna'],
  ['the beginning of what is too long', 'x'.repeat(300), 'x'.repeat(100)],
  ['one line of several', 'anna\nrossi\u202e', 'anna rossi'],
])('an address is searched for %s', (_, given, search) => {
  expect(read(given)).toBe(search)
  expect(listSearch.safeParse(search).success).toBe(true)
})

test('an address without a search is searched for nothing', () => {
  expect(readListSearch(new URLSearchParams())).toBe('')
})

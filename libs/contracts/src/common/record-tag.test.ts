import { expect, test } from '@jest/globals'
import { recordTag } from './record-tag.ts'

test('is the same for the same fields in any order, and another one for any change', () => {
  const tag = recordTag({ name: 'Ada', phone: null })
  expect(recordTag({ phone: null, name: 'Ada' })).toBe(tag)
  for (const other of [{ name: 'Ada', phone: '1' }, { name: 'Adà', phone: null }, { name: 'Ada' }]) {
    expect(recordTag(other)).not.toBe(tag)
  }
})

test('can stand in a header, whatever is in the record', () => {
  expect(recordTag({ text: 'é€漢 "\n' })).toMatch(/^"[a-z0-9-]+"$/)
})

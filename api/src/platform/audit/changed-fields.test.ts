import { expect, it } from '@jest/globals'
import { changedFields } from './changed-fields.ts'

it('gives the fields that differ, with both values', () => {
  const previous = { name: 'Anna', phone: null, tags: ['a', 'b'], extra: 1 }
  expect(changedFields(previous, { name: 'Ada', phone: null, tags: ['a', 'b'] })).toEqual({
    before: { name: 'Anna' },
    after: { name: 'Ada' },
  })
})

it('gives nothing where nothing differs', () => {
  expect(changedFields({ list: [{ a: 1 }] }, { list: [{ a: 1 }] })).toBeUndefined()
})

import { expect, test } from '@jest/globals'
import { changedLines } from './changed-lines.ts'

test('says nothing of equal texts', () => expect(changedLines('a\nb', 'a\nb')).toEqual([]))

test('tells removed from added lines, with one line around them', () => {
  expect(changedLines('a\nb\nc\nd', 'a\nb\nX\nd')).toEqual([
    [
      { kind: 'same', text: 'b' },
      { kind: 'removed', text: 'c' },
      { kind: 'added', text: 'X' },
      { kind: 'same', text: 'd' },
    ],
  ])
})

test('parts changes that lie apart', () => {
  const lines = Array.from({ length: 9 }, (_, index) => String(index))
  const changed = lines.with(1, 'one').with(7, 'seven')
  expect(changedLines(lines.join('\n'), changed.join('\n'))).toHaveLength(2)
})

test('lines may begin with signs of their own', () => {
  expect(changedLines('- a', '- a\n+ b')).toEqual([
    [
      { kind: 'same', text: '- a' },
      { kind: 'added', text: '+ b' },
    ],
  ])
})

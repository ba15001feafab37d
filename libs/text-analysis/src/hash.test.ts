import { expect, it } from '@jest/globals'
import { bucketOf, fnv1a } from './hash.ts'

it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('hashes "%s" as FNV-1a is published', (text, value) => {
  expect(fnv1a(text) >>> 0).toBe(value)
})

it('goes on from an earlier text', () => {
  expect(fnv1a('bar', fnv1a('foo'))).toBe(fnv1a('foobar'))
})

it('spreads features over all buckets, by another seed in another way', () => {
  const names = Array.from({ length: 1000 }, (_, i) => `feature ${i}`)
  const buckets = names.map((name) => bucketOf(name, 16))
  expect(new Set(buckets)).toEqual(new Set(Array.from({ length: 16 }, (_, i) => i)))
  expect(names.map((name) => bucketOf(name, 16, 7))).not.toEqual(buckets)
})

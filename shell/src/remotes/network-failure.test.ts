import { expect, it } from '@jest/globals'
import { isChunkFailure } from './network-failure.ts'

it.each([
  ['Chrome', 'Failed to fetch dynamically imported module: https://chat.example/1.js'],
  ['Safari', 'Importing a module script failed.'],
  ['Firefox', 'error loading dynamically imported module: https://chat.example/1.js'],
])('knows what %s says of an ES module that did not come', (_, message) => {
  expect(isChunkFailure(new TypeError(message))).toBe(true)
  // Said by code that came and threw.
  expect(isChunkFailure(new Error(message))).toBe(false)
})

it('knows what the bundler says of a script and of a stylesheet', () => {
  expect(isChunkFailure(Object.assign(new Error(), { name: 'ChunkLoadError' }))).toBe(true)
  expect(isChunkFailure(Object.assign(new Error(), { code: 'CSS_CHUNK_LOAD_FAILED' }))).toBe(true)
})

it.each([
  ['a fault of code', new TypeError('x is not a function')],
  ['another code', Object.assign(new Error(), { code: 'EACCES' })],
  ['what is no error', { name: 'ChunkLoadError' }],
  ['nothing', undefined],
])('takes %s for something else', (_, error) => {
  expect(isChunkFailure(error)).toBe(false)
})

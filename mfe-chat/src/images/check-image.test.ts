import { expect, it } from '@jest/globals'
import { checkImage } from './check-image.ts'

it.each([
  ['text/plain', 10, 'imageType'],
  ['', 10, 'imageType'],
  ['image/png', 10_485_761, 'imageSize'],
  ['image/png', 10_485_760, undefined],
  ['image/gif', 1, undefined],
])('%s of %i bytes: %s', (type, size, problem) => {
  expect(checkImage({ type, size })).toBe(problem)
})

import { expect, it } from '@jest/globals'
import { moreExactly } from './model-name.ts'

it.each([
  ['gpt-4o', 'gpt-4o-2024-08-06', 'gpt-4o-2024-08-06'],
  ['llama', '/srv/models/llama.gguf', 'llama'],
  ['llama', undefined, 'llama'],
  ['llama', '', 'llama'],
  ['llama', 'llama\0-3', 'llama-3'],
])('of %s, answered as %s, is %s', (configured, answered, name) => {
  expect(moreExactly(configured, answered)).toBe(name)
})

it('has a limit', () => {
  expect(moreExactly('m', `m${'x'.repeat(500)}`)).toHaveLength(100)
})

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { RemoteFailure } from './remote-failure.ts'
import { retryOnce } from './retry-once.ts'
import { release } from './testing/fake-remote.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const chunkError = (type: string) => Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type })

it.each([
  ['a script', chunkError('error')],
  ['a stylesheet', Object.assign(new Error(), { code: 'CSS_CHUNK_LOAD_FAILED' })],
  ['an ES module', new TypeError('Failed to fetch dynamically imported module: https://chat.example/1.js')],
])('tries once more after %s did not come, a moment later', async (_, error) => {
  const attempt = jest.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue('loaded')
  const loaded = retryOnce(attempt)
  await jest.advanceTimersByTimeAsync(199)
  expect(attempt).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(await loaded).toBe('loaded')
})

it.each([
  ['wait for the same again after a time-out', chunkError('timeout')],
  ['run code again that threw', new TypeError("Cannot read properties of undefined (reading 'a')")],
])('does not %s', async (_, error) => {
  const attempt = jest.fn<() => Promise<string>>().mockRejectedValue(error)
  await expect(retryOnce(attempt)).rejects.toBe(error)
  expect(attempt).toHaveBeenCalledTimes(1)
})

it('names remote, version and phase in the log of errors', () => {
  expect(String(new RemoteFailure('mfe-chat', 'entry', release))).toBe(
    'RemoteFailure: mfe-chat 1.4.0 failed in phase "entry"',
  )
  expect(new RemoteFailure('mfe-chat', 'registry').message).toBe('mfe-chat failed in phase "registry"')
})

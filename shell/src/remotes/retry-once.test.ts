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

it.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['a request that was broken off', new DOMException('', 'AbortError')],
])('tries once more after %s, a moment later', async (_, error) => {
  const attempt = jest.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue('loaded')
  const loaded = retryOnce(attempt)
  await jest.advanceTimersByTimeAsync(199)
  expect(attempt).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(await loaded).toBe('loaded')
})

it('does not wait for the same again after a time-out', async () => {
  const late = new DOMException('', 'TimeoutError')
  const attempt = jest.fn<() => Promise<string>>().mockRejectedValue(late)
  await expect(retryOnce(attempt)).rejects.toBe(late)
  expect(attempt).toHaveBeenCalledTimes(1)
})

it('names remote, version and phase in the log of errors', () => {
  expect(String(new RemoteFailure('mfe-chat', 'load', release))).toBe(
    'RemoteFailure: mfe-chat 1.4.0 failed in phase "load"',
  )
  expect(new RemoteFailure('mfe-chat', 'resolve').message).toBe('mfe-chat failed in phase "resolve"')
})

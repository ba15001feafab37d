import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { inTime, TIMEOUT_MS } from './in-time.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const failure = new Error('no')

it.each<[string, () => Promise<string>, unknown]>([
  ['came', () => Promise.resolve('screen'), 'screen'],
  ['failed', () => Promise.reject(failure), failure],
])('waits no longer for what %s', async (_, begin, result) => {
  expect(await inTime(begin()).catch((error) => error)).toBe(result)
  expect(jest.getTimerCount()).toBe(0)
})

it('gives up what takes too long', async () => {
  const isOver = inTime(new Promise(() => undefined)).catch((error) => error)
  await jest.advanceTimersByTimeAsync(TIMEOUT_MS)
  expect(await isOver).toMatchObject({ name: 'TimeoutError' })
})

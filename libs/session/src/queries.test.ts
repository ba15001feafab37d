import { ApiError } from '@confida/http-client'
import { afterEach, expect, it, jest } from '@jest/globals'
import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { queryClient } from './queries.tsx'

afterEach(() => {
  queryClient.clear()
  onlineManager.setOnline(true)
  jest.useRealTimers()
})

/** How often a query whose call fails is made. */
async function timesAsked(error: Error) {
  jest.useFakeTimers()
  const queryFn = jest.fn<() => Promise<never>>().mockRejectedValue(error)
  const asked = queryClient.fetchQuery({
    ...queryClient.getDefaultOptions().queries,
    queryKey: ['x'],
    queryFn,
  })
  const failed = expect(asked).rejects.toBe(error)
  await jest.runAllTimersAsync()
  await failed
  return queryFn.mock.calls.length
}

it('asks once more where there was no connection', async () => {
  expect(await timesAsked(new ApiError({ status: 0 }))).toBe(2)
})

it('asks once more where the wait is short', async () => {
  expect(await timesAsked(new ApiError({ status: 429, code: 'rate_limited', retryAfter: 1 }))).toBe(2)
})

it.each([
  ['the wait is long', new ApiError({ status: 429, code: 'rate_limited', retryAfter: 60 })],
  ['the wait is not known', new ApiError({ status: 429, code: 'rate_limited' })],
  ['the server has refused', new ApiError({ status: 403 })],
  ['the server has failed', new ApiError({ status: 500 })],
  ['the page itself is wrong', new TypeError('undefined is not a function')],
])('does not ask again where %s', async (_, error) => {
  expect(await timesAsked(error)).toBe(1)
})

it('does not hold back what is sent without a connection: the form says so, and nothing goes out later', async () => {
  onlineManager.setOnline(false)
  const send = jest.fn<() => Promise<never>>().mockRejectedValue(new ApiError({ status: 0 }))
  await expect(new MutationObserver(queryClient, { mutationFn: send }).mutate()).rejects.toThrow('HTTP 0')
  expect(send).toHaveBeenCalledTimes(1)
})

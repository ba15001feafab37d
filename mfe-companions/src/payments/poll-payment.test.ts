import { PAYMENT_POLL_MS } from '@confida/contracts'
import { fakeNetwork } from '@confida/testing'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { pollPayment } from './poll-payment.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

it('asks no more once its screen is left', async () => {
  const network = fakeNetwork()
  network.on('GET', '/api/payments/status/abc', { body: { payment_status: 'unpaid', status: 'open' } })
  const left = new AbortController()
  const polled = expect(pollPayment('abc', left.signal)).rejects.toMatchObject({ name: 'AbortError' })
  await jest.advanceTimersByTimeAsync(PAYMENT_POLL_MS / 2)
  left.abort()
  await polled
  expect(jest.getTimerCount()).toBe(0)
  await jest.advanceTimersByTimeAsync(10 * PAYMENT_POLL_MS)
  expect(network.sent('GET', '/api/payments/status/abc')).toHaveLength(1)
})

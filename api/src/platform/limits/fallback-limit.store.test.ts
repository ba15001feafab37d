import { expect, it, jest } from '@jest/globals'
import { FallbackLimitStore } from './fallback-limit.store.ts'
import type { LimitStore } from './limit-store.ts'

const fakeStore = () => ({
  count: jest.fn<LimitStore['count']>(async () => ({ hits: 1, seconds: 60 })),
  refund: jest.fn<LimitStore['refund']>(async () => undefined),
  reset: jest.fn<LimitStore['reset']>(async () => undefined),
})

it('tells once that Redis is down, and once that it is back', async () => {
  const [redis, postgres] = [fakeStore(), fakeStore()]
  const logger = { info: jest.fn(), warn: jest.fn() }
  const store = new FallbackLimitStore(redis, postgres, logger)
  redis.count.mockRejectedValue(new Error('connect ECONNREFUSED'))
  for (let use = 0; use < 5; use++) await store.count('key', 60)
  expect(logger.warn).toHaveBeenCalledTimes(1)
  expect(logger.info).not.toHaveBeenCalled()
  expect(postgres.count).toHaveBeenCalledTimes(5)
  redis.count.mockResolvedValue({ hits: 1, seconds: 60 })
  for (let use = 0; use < 5; use++) await store.count('key', 60)
  expect(logger.info).toHaveBeenCalledTimes(1)
  expect(logger.warn).toHaveBeenCalledTimes(1)
  expect(postgres.count).toHaveBeenCalledTimes(5)
})

it('resets both: a count of an earlier failure is not found again at the next one', async () => {
  const [redis, postgres] = [fakeStore(), fakeStore()]
  await new FallbackLimitStore(redis, postgres, { info: jest.fn(), warn: jest.fn() }).reset('key')
  expect(redis.reset).toHaveBeenCalledWith('key')
  expect(postgres.reset).toHaveBeenCalledWith('key')
})

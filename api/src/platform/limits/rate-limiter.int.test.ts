import { startTestApi, type TestApi } from '@confida/testing/server'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { statement } from '../database/statement.ts'
import { AppError } from '../http/app-error.ts'
import { RateLimiter } from './rate-limiter.ts'

const policy = { id: 'test', limit: 7, seconds: 60 }

let api: TestApi
let limiter: RateLimiter
beforeAll(async () => {
  api = await startTestApi({ config: { rateLimitPerAddress: 2 } })
  limiter = api.app.get(RateLimiter)
})
afterAll(() => api.close())

/** How many of `times` parallel uses were let through. */
async function countPassed(times: number, use: () => Promise<void>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: times }, use))
  return results.filter(({ status }) => status === 'fulfilled').length
}

describe('a limit', () => {
  test('lets exactly its number of 50 parallel uses through', async () => {
    expect(await countPassed(50, () => limiter.consume(policy, 'anna@example.com'))).toBe(7)
  })

  test('is the same subject in any case, and another for others', async () => {
    await expect(limiter.consume(policy, ' ANNA@example.com ')).rejects.toThrow(AppError)
    await expect(limiter.consume(policy, 'bruno@example.com')).resolves.toBeUndefined()
  })

  test('tells the seconds to wait', async () => {
    const refused = await limiter.consume(policy, 'anna@example.com').catch((error: AppError) => error)
    expect(refused).toMatchObject({ code: 'rate_limited', status: 429 })
    const { seconds } = (refused as AppError).params as { seconds: number }
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  })

  test('starts anew after a success, and when its window has ended', async () => {
    await limiter.reset(policy, 'anna@example.com')
    expect(await countPassed(10, () => limiter.consume(policy, 'anna@example.com'))).toBe(7)
    await api.database.rows(
      statement('testing.end', `update rate_limits set expires_at = now() - interval '1 second'`),
    )
    expect(await countPassed(10, () => limiter.consume(policy, 'anna@example.com'))).toBe(7)
  })

  test('gives a use back', async () => {
    await countPassed(7, () => limiter.consume(policy, 'carla'))
    await limiter.refund(policy, 'carla')
    expect(await countPassed(5, () => limiter.consume(policy, 'carla'))).toBe(1)
  })

  test('keeps no address of a person, and sweeps ended windows', async () => {
    const rows = () =>
      api.database.rows<{ key: string }>(statement('testing.keys', 'select key from rate_limits'))
    expect((await rows()).map(({ key }) => key).join()).not.toContain('anna')
    await api.database.rows(
      statement('testing.end', `update rate_limits set expires_at = now() - interval '1 second'`),
    )
    await limiter.sweep()
    expect(await rows()).toEqual([])
  })

  test('per network address has the configured number, and none with 0', async () => {
    expect(await countPassed(5, () => limiter.consumePerAddress('registration', '10.0.0.1'))).toBe(2)
    const open = new RateLimiter(api.database, { rateLimitPerAddress: 0 } as never)
    expect(await countPassed(5, () => open.consumePerAddress('registration', '10.0.0.1'))).toBe(5)
  })
})

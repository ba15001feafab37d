import { startTestApi, type TestApi, waitUntil } from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { startTestRedis, type TestRedis } from '@confida/testing/server'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { Redis } from 'ioredis'
import { RateLimiter } from './rate-limiter.ts'
import { createRedisClient } from './redis-client.ts'

const policy = { keyPrefix: 'test', points: 3, duration: 60 }

let redis: TestRedis
let api: TestApi | undefined
let client: Redis | undefined
beforeEach(async () => {
  redis = await startTestRedis()
})
afterEach(async () => {
  await api?.close()
  api = undefined
  client?.disconnect()
  client = undefined
  await redis.kill()
})

async function start() {
  api = await startTestApi({ config: { redisUrl: redis.url } })
  return api.app.get(RateLimiter)
}

/** What became of uses, one after the other. */
async function use(limiter: RateLimiter, subject: string, times: number) {
  const passed: boolean[] = []
  for (let time = 0; time < times; time++) {
    const use = limiter.consume(policy, subject)
    passed.push(
      await use.then(
        () => true,
        () => false,
      ),
    )
  }
  return passed
}

/** Counts something else until it is counted in Redis. */
async function untilItCounts(limiter: RateLimiter) {
  const client = new Redis(redis.url)
  await waitUntil(async () => {
    await use(limiter, 'somebody else', 1)
    return (await client.dbsize()) > 0
  })
  client.disconnect()
}

it('counts in PostgreSQL while Redis is gone, and in Redis when it is back', async () => {
  const limiter = await start()
  expect(await use(limiter, 'anna', 2)).toEqual([true, true])
  await redis.kill()
  expect(await use(limiter, 'anna', 4)).toEqual([true, true, true, false])
  await limiter.reset(policy, 'anna')
  expect(await use(limiter, 'anna', 1)).toEqual([true])
  expect((await api?.call('GET', '/api/health/ready'))?.status).toBe(200)
  await redis.restart()
  await untilItCounts(limiter)
  expect(await use(limiter, 'anna', 4)).toEqual([true, true, true, false])
})

longTest('answers while Redis is silent, with its connection open', async () => {
  const limiter = await start()
  expect(await use(limiter, 'anna', 1)).toEqual([true])
  redis.freeze()
  expect(await use(limiter, 'anna', 4)).toEqual([true, true, true, false])
  redis.wake()
})

it('starts without Redis, and uses it once it is there', async () => {
  await redis.kill()
  const limiter = await start()
  expect(await use(limiter, 'anna', 4)).toEqual([true, true, true, false])
  await redis.restart()
  await untilItCounts(limiter)
  expect(await use(limiter, 'anna', 4)).toEqual([true, true, true, false])
})

it('tells once that Redis is gone, and once that it is back', async () => {
  const logger = { info: jest.fn(), warn: jest.fn() }
  client = createRedisClient(redis.url, logger)
  const tries = jest.fn()
  client.on('reconnecting', tries)
  await client.connect()
  await redis.kill()
  await waitUntil(async () => tries.mock.calls.length > 3)
  expect(logger.warn.mock.calls).toEqual([
    [{ err: expect.anything() }, 'Redis does not answer: PostgreSQL counts the limits meanwhile'],
  ])
  expect(logger.info).not.toHaveBeenCalled()
  await redis.restart()
  await waitUntil(async () => client?.status === 'ready')
  expect(logger.info.mock.calls).toEqual([['Redis answers again: it counts the limits']])
  expect(logger.warn).toHaveBeenCalledTimes(1)
})

longTest('forgets at a success also what PostgreSQL had counted meanwhile', async () => {
  const limiter = await start()
  await redis.kill()
  expect(await use(limiter, 'anna', 3)).toEqual([true, true, true])
  await redis.restart()
  await untilItCounts(limiter)
  await limiter.reset(policy, 'anna')
  await redis.kill()
  expect(await use(limiter, 'anna', 4)).toEqual([true, true, true, false])
})

longTest('answers 429 with the seconds to wait, and closes its connection with the API', async () => {
  await start()
  const login = () =>
    api?.call('POST', '/api/auth/login', { body: { email: 'anna@example.com', password: 'sbagliata' } })
  for (let time = 0; time < 10; time++) expect((await login())?.status).toBe(401)
  const refused = await login()
  expect(refused?.status).toBe(429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(800)
  const client = new Redis(redis.url)
  // One Redis may serve other products too.
  for (const key of await client.keys('*')) expect(key).toMatch(/^confida:limits:/)
  expect(await client.client('LIST')).toContain('name=confida-api')
  await api?.close()
  api = undefined
  expect(await client.client('LIST')).not.toContain('name=confida-api')
  client.disconnect()
})

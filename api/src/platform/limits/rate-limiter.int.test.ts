import {
  runJob,
  type StoreUnderTest,
  startTestApi,
  storesUnderTest,
  type TestApi,
  waitUntil,
} from '@confida/api/testing'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { statement } from '../database/statement.ts'
import { AppError } from '../http/app-error.ts'
import { Limiters } from './limiters.ts'
import { RateLimiter } from './rate-limiter.ts'

const policy = { keyPrefix: 'test', points: 7, duration: 60 }

/** How many of `times` parallel uses were let through. */
async function countPassed(times: number, use: () => Promise<void>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: times }, use))
  return results.filter(({ status }) => status === 'fulfilled').length
}

describe.each(storesUnderTest)('a limit counted in %s', (_name, startStore) => {
  let api: TestApi
  let store: StoreUnderTest
  let limiter: RateLimiter
  beforeAll(async () => {
    store = await startStore()
    api = await startTestApi({ config: store.config })
    limiter = api.app.get(RateLimiter)
  })
  afterAll(async () => {
    await api?.close()
    await store?.close()
  })

  test('lets exactly its number of 50 parallel uses through', async () => {
    expect(await countPassed(50, () => limiter.consume(policy, 'anna@example.com'))).toBe(7)
    expect(await store.keys(api)).toHaveLength(1)
  })

  test('is another one for another subject', async () => {
    await expect(limiter.consume(policy, 'anna@example.com')).rejects.toThrow(AppError)
    await expect(limiter.consume(policy, 'bruno@example.com')).resolves.toBeUndefined()
  })

  test('tells the seconds to wait', async () => {
    const refused = await limiter.consume(policy, 'anna@example.com').catch((error: AppError) => error)
    expect(refused).toMatchObject({ code: 'rate_limited', status: 429 })
    const { seconds } = (refused as AppError).params as { seconds: number }
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(Number.isInteger(seconds)).toBe(true)
  })

  test('does not wait longer for each further try', async () => {
    await store.shortenWindows(api, 5)
    for (let tries = 0; tries < 3; tries++) {
      const refused = await limiter.consume(policy, 'anna@example.com').catch((error: AppError) => error)
      expect((refused as AppError).params.seconds).toBeLessThanOrEqual(5)
    }
  })

  test('starts anew after a success, and when its window has ended', async () => {
    await limiter.reset(policy, 'anna@example.com')
    expect(await countPassed(10, () => limiter.consume(policy, 'anna@example.com'))).toBe(7)
    await store.endWindows(api)
    expect(await countPassed(10, () => limiter.consume(policy, 'anna@example.com'))).toBe(7)
  })

  test('takes a fault of the database for no limit that was reached', async () => {
    const failed = api.database.transaction(async (transaction) => {
      await transaction.manager.query('select 1 / 0').catch(() => undefined)
      await limiter.consume(policy, 'carla', transaction)
    })
    await expect(failed).rejects.toThrow(/current transaction is aborted/)
  })

  test('counts in a transaction with it', async () => {
    const undone = api.database.transaction(async (transaction) => {
      await limiter.consume(policy, 'emma', transaction)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    const use = () => api.database.transaction((transaction) => limiter.consume(policy, 'emma', transaction))
    expect(await countPassed(10, use)).toBe(7)
    await api.database.transaction((transaction) => limiter.reset(policy, 'emma', transaction))
    expect(await countPassed(1, use)).toBe(1)
  })

  test('keeps no network address, and no window that has ended', async () => {
    expect((await store.keys(api)).join()).not.toContain('anna')
    await store.endWindows(api)
    await runJob(api, 'records.cleanup')
    expect(await store.keys(api)).toEqual([])
  })

  test('lets a window grow while it is used up again and again, and a success end that', async () => {
    const growing = { keyPrefix: 'growing', points: 2, duration: 60, longestWait: 200 }
    const useUp = async () => {
      const uses = Array.from({ length: 5 }, () =>
        limiter.consume(growing, 'gino').catch((error) => error.params.seconds),
      )
      const waits = (await Promise.all(uses)).filter((wait) => wait !== undefined)
      expect(waits).toHaveLength(3)
      return limiter.consume(growing, 'gino').catch((error) => error.params.seconds)
    }
    const endWindow = async () => {
      const key = (await store.keys(api)).find((each) => /growing:/.test(each)) ?? ''
      await api.app
        .get(Limiters)
        .of(growing)
        .limiter.delete(key.split(':').at(-1) ?? '')
    }
    const waits: number[] = []
    for (let window = 0; window < 4; window++) {
      waits.push(await useUp())
      await endWindow()
    }
    expect(waits).toEqual([60, 120, 200, 200])
    await limiter.countFailures(growing, 'gino', async () => undefined)
    expect(await useUp()).toBe(60)
  })

  test('counts failures only, and no fault of ours', async () => {
    const attempt = (error?: Error) =>
      limiter.countFailures(policy, 'ines', async () => {
        if (error) throw error
      })
    const wrong = new AppError('invalid_credentials')
    for (let time = 0; time < 3; time++) {
      for (let failure = 0; failure < 6; failure++) await expect(attempt(wrong)).rejects.toBe(wrong)
      await expect(attempt(new Error('down'))).rejects.toThrow('down')
      await attempt()
    }
    for (let failure = 0; failure < 7; failure++) await expect(attempt(wrong)).rejects.toBe(wrong)
    await expect(attempt()).rejects.toMatchObject({ code: 'rate_limited' })
  })

  const listReached = statement(
    'testing.limits-reached',
    `select address, detail from security_log where event = 'limit.reached' order by created_at`,
  )
  const reachedBy = async (address: string) =>
    (await api.database.rows<{ address: string; detail: string }>(listReached)).filter(
      (entry) => entry.address === address,
    )

  test('is told to the security log once for each window that is used up', async () => {
    const use = () => limiter.consume(policy, '203.0.113.7')
    await countPassed(7, use)
    expect(await reachedBy('203.0.113.7')).toEqual([])
    await countPassed(5, use)
    expect(await reachedBy('203.0.113.7')).toEqual([{ address: '203.0.113.7', detail: 'test' }])
    await store.endWindows(api)
    await countPassed(9, use)
    expect(await reachedBy('203.0.113.7')).toHaveLength(2)
  })

  test('is told of also where its transaction is undone', async () => {
    const use = () =>
      api.database.transaction((transaction) => limiter.consume(policy, '203.0.113.8', transaction))
    for (let time = 0; time < 7; time++) await use()
    await expect(use()).rejects.toMatchObject({ code: 'rate_limited' })
    await waitUntil(async () => (await reachedBy('203.0.113.8')).length === 1)
  })

  test('ends its first window when it would have ended anyway', async () => {
    const growing = { keyPrefix: 'ends', points: 2, duration: 60, longestWait: 200 }
    await limiter.consume(growing, 'luca')
    await store.shortenWindows(api, 5)
    await limiter.consume(growing, 'luca')
    const refused = await limiter.consume(growing, 'luca').catch((error: AppError) => error)
    expect((refused as AppError).params.seconds).toBeLessThanOrEqual(5)
  })

  test('grows with its own windows only', async () => {
    const growing = (keyPrefix: string) => ({ keyPrefix, points: 1, duration: 60, longestWait: 200 })
    const useUp = async (keyPrefix: string) => {
      await limiter.consume(growing(keyPrefix), 'olga')
      return limiter.consume(growing(keyPrefix), 'olga').catch((error) => error.params.seconds)
    }
    expect(await useUp('one')).toBe(60)
    expect(await useUp('another')).toBe(60)
  })

  test('is told without a second connection while a transaction holds one', async () => {
    const once = { keyPrefix: 'once', points: 1, duration: 60 }
    const people = Array.from({ length: 40 }, (_, index) => `203.0.114.${index}`)
    const useOnce = () =>
      Promise.allSettled(
        people.map((person) =>
          api.database.transaction((transaction) => limiter.consume(once, person, transaction)),
        ),
      )
    await useOnce()
    expect((await useOnce()).map(({ status }) => status)).toEqual(people.map(() => 'rejected'))
    await waitUntil(async () => {
      const told = await api.database.rows<{ detail: string }>(listReached)
      return told.filter(({ detail }) => detail === 'once').length === people.length
    })
  })

  test('is nothing that was reached while its store has a fault', async () => {
    await api.database.rows(statement('testing.lose', 'alter table limit_counters rename to lost_counters'))
    try {
      if (store.config?.redisUrl) await limiter.consume(policy, 'nina')
      else await expect(limiter.consume(policy, 'nina')).rejects.toThrow(/limit_counters.* does not exist/)
    } finally {
      await api.database.rows(statement('testing.find', 'alter table lost_counters rename to limit_counters'))
    }
  })

  test('takes a use back', async () => {
    const use = () => limiter.consume(policy, 'fabio')
    expect(await countPassed(7, use)).toBe(7)
    await limiter.giveBack(policy, 'fabio')
    expect(await countPassed(3, use)).toBe(1)
  })
})

describe('turns of which a window has one', () => {
  const turns = { keyPrefix: 'turns', points: 1, duration: 60 }
  let api: TestApi
  let limiter: RateLimiter
  beforeAll(async () => {
    api = await startTestApi()
    limiter = api.app.get(RateLimiter)
  })
  afterAll(() => api?.close())

  const reserve = (subject: string) =>
    api.database.transaction((transaction) => limiter.reserve(turns, subject, transaction))

  test('come one after the other, for each subject', async () => {
    expect(await reserve('anna')).toBe(0)
    for (const window of [1, 2, 3]) {
      const seconds = await reserve('anna')
      expect(seconds).toBeGreaterThan(window * 60 - 5)
      expect(seconds).toBeLessThanOrEqual(window * 60)
    }
    expect(await reserve('bruno')).toBe(0)
  })

  test('are taken once each by many at the same time', async () => {
    const seconds = await Promise.all(Array.from({ length: 4 }, () => reserve('carla')))
    expect(seconds.map((each) => Math.ceil(each / 60)).sort()).toEqual([0, 1, 2, 3])
  })

  test('are nobody’s where the transaction is undone', async () => {
    const undone = api.database.transaction(async (transaction) => {
      await limiter.reserve(turns, 'dario', transaction)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await reserve('dario')).toBe(0)
  })

  test('are not given away by a fault of the database', async () => {
    const failed = api.database.transaction(async (transaction) => {
      await transaction.manager.query('select 1 / 0').catch(() => undefined)
      await limiter.reserve(turns, 'emma', transaction)
    })
    await expect(failed).rejects.toThrow(/current transaction is aborted/)
    expect(await reserve('emma')).toBe(0)
  })
})

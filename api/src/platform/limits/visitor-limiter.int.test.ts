import { type StoreUnderTest, startTestApi, storesUnderTest, type TestApi } from '@confida/api/testing'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { CONFIG, type Config } from '../config/config.ts'
import { AppError } from '../http/app-error.ts'
import { VisitorLimiter } from './visitor-limiter.ts'

const anHour = { duration: 3600 }
const policy = (keyPrefix: string) => ({
  keyPrefix,
  perAddress: { times: 2, ...anHour },
  overall: { times: 1, ...anHour },
})

/** What became of uses, one after the other. */
async function outcomesOf(times: number, use: (index: number) => Promise<unknown>): Promise<string> {
  let outcomes = ''
  for (let index = 0; index < times; index++) {
    outcomes += await use(index).then(
      () => '+',
      (error) => (error instanceof AppError && error.code === 'rate_limited' ? '-' : '!'),
    )
  }
  return outcomes
}

describe.each(storesUnderTest)('visitors counted in %s', (_name, startStore) => {
  let api: TestApi
  let store: StoreUnderTest
  let limiter: VisitorLimiter
  beforeAll(async () => {
    store = await startStore()
    api = await startTestApi({ config: { rateLimitPerAddress: 2, rateLimitOverall: 6, ...store.config } })
    limiter = api.app.get(VisitorLimiter)
  })
  afterAll(async () => {
    await api?.close()
    await store?.close()
  })

  test('have a number for each network address, and one for all together', async () => {
    const use = (address: string) => () => limiter.consume(policy('a'), address)
    expect(await outcomesOf(6, use('203.0.113.1'))).toBe('++++--')
    // What was refused to one is not taken from all.
    expect(await outcomesOf(2, use('203.0.113.2'))).toBe('++')
    expect(await outcomesOf(2, use('203.0.113.3'))).toBe('--')
    expect(await outcomesOf(2, (index) => limiter.consume(policy('b'), `203.0.113.${index}`))).toBe('++')
  })

  test('on this machine are kept out by nobody outside', async () => {
    expect(await outcomesOf(7, (index) => limiter.consume(policy('c'), `203.0.113.${index}`))).toBe('++++++-')
    expect(await outcomesOf(5, () => limiter.consume(policy('c'), '127.0.0.1'))).toBe('++++-')
  })

  test('count with their failures only, and those of ours are not theirs', async () => {
    const attempt = (error?: Error) => () =>
      limiter.countFailures(policy('d'), '203.0.113.1', async () => {
        if (error) throw error
      })
    expect(await outcomesOf(10, attempt())).toBe('++++++++++')
    expect(await outcomesOf(10, attempt(new AppError('service_unavailable')))).toBe('!!!!!!!!!!')
    expect(await outcomesOf(10, attempt(new Error('a fault')))).toBe('!!!!!!!!!!')
    expect(await outcomesOf(6, attempt(new AppError('invalid_credentials')))).toBe('!!!!--')
    expect(await outcomesOf(1, attempt())).toBe('-')
  })

  test('are counted before they try: parallel failures do not slip through', async () => {
    const attempts = Array.from({ length: 20 }, (_, index) =>
      outcomesOf(1, () =>
        limiter.countFailures(policy('e'), `203.0.113.${index}`, async () => {
          throw new AppError('invalid_credentials')
        }),
      ),
    )
    expect((await Promise.all(attempts)).filter((outcome) => outcome === '!')).toHaveLength(6)
  })

  test('that were refused are refused again without asking the store', async () => {
    const use = () => limiter.consume(policy('g'), '203.0.113.1')
    expect(await outcomesOf(5, use)).toBe('++++-')
    await store.endWindows(api)
    expect(await outcomesOf(3, use)).toBe('---')
  })

  test('have no limit where the settings are 0', async () => {
    const config = api.app.get<Config>(CONFIG)
    Object.assign(config, { rateLimitPerAddress: 0, rateLimitOverall: 0 })
    expect(await outcomesOf(9, () => limiter.consume(policy('f'), '203.0.113.1'))).toBe('+++++++++')
  })
})

import { startTestRedis } from '@confida/testing/server'
import { Redis } from 'ioredis'
import { statement } from '../src/platform/database/statement.ts'
import type { TestApi, TestApiOptions } from './test-api.ts'

/** A store of limits under test, and what its tests do behind the API's back. */
export interface StoreUnderTest {
  config: TestApiOptions['config']
  keys(api: TestApi): Promise<string[]>
  /** As if all windows ended in so many seconds. */
  shortenWindows(api: TestApi, seconds: number): Promise<void>
  /** As if all windows had ended. */
  endWindows(api: TestApi): Promise<void>
  close(): Promise<void>
}

const keysStatement = statement('testing.keys', 'select key from limit_counters')
const shortenStatement = statement(
  'testing.shorten',
  'update limit_counters set expire = (extract(epoch from now()) + $1) * 1000',
)

async function startPostgresStore(): Promise<StoreUnderTest> {
  return {
    config: {},
    keys: async ({ database }) => (await database.rows<{ key: string }>(keysStatement)).map(({ key }) => key),
    shortenWindows: async ({ database }, seconds) => void (await database.rows(shortenStatement, [seconds])),
    endWindows: async ({ database }) => void (await database.rows(shortenStatement, [-1])),
    close: async () => undefined,
  }
}

async function startRedisStore(): Promise<StoreUnderTest> {
  const server = await startTestRedis()
  const redis = new Redis(server.url)
  const keys = () => redis.keys('*')
  return {
    config: { redisUrl: server.url },
    keys,
    shortenWindows: async (_, seconds) => {
      for (const key of await keys()) await redis.expire(key, seconds)
    },
    endWindows: async () => {
      for (const key of await keys()) await redis.pexpire(key, 0)
    },
    close: async () => {
      redis.disconnect()
      await server.kill()
    },
  }
}

export const storesUnderTest = [
  ['PostgreSQL', startPostgresStore],
  ['Redis', startRedisStore],
] as const

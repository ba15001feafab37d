import { Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { PinoLogger } from 'nestjs-pino'
import { CONFIG, type Config } from '../config/config.ts'
import { Database } from '../database/database.ts'
import { FallbackLimitStore } from './fallback-limit.store.ts'
import { LIMIT_STORE, type LimitStore } from './limit-store.ts'
import { PostgresLimitStore } from './postgres-limit.store.ts'
import { RateLimitEntity } from './rate-limit.entity.ts'
import { RateLimiter } from './rate-limiter.ts'
import { RedisLimitStore } from './redis-limit.store.ts'

/** Only where REDIS_URL is set. A provider of its own, so that Nest closes it. */
const redisStore = {
  provide: RedisLimitStore,
  inject: [CONFIG],
  useFactory: ({ redisUrl }: Config) => redisUrl && new RedisLimitStore(redisUrl),
}

const postgresStore = {
  provide: PostgresLimitStore,
  inject: [Database],
  useFactory: (database: Database) => new PostgresLimitStore(database),
}

const storeInUse = {
  provide: LIMIT_STORE,
  inject: [PostgresLimitStore, RedisLimitStore, PinoLogger],
  useFactory: async (
    postgres: PostgresLimitStore,
    redis: RedisLimitStore | undefined,
    logger: PinoLogger,
  ): Promise<LimitStore> => {
    if (!redis) return postgres
    const store = new FallbackLimitStore(redis, postgres, logger)
    // Whether it is there is told at the start, not by the first limit; without it the start goes on.
    await store.attempt(
      () => redis.connect(),
      async () => undefined,
    )
    return store
  },
}

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([RateLimitEntity])],
  providers: [redisStore, postgresStore, storeInUse, RateLimiter],
  exports: [RateLimiter, PostgresLimitStore],
})
export class LimitsModule {}

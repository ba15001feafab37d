import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common'
import type { Redis } from 'ioredis'
import { PinoLogger } from 'nestjs-pino'
import { RateLimiterPostgres, RateLimiterRedis, type RateLimiterStoreAbstract } from 'rate-limiter-flexible'
import { DataSource } from 'typeorm'
import { CONFIG, type Config } from '../config/config.ts'
import type { Transaction } from '../database/database.ts'
import type { LimitPolicy } from './policies.ts'
import { createRedisClient } from './redis-client.ts'

/** A policy's limiter and, where that is in Redis, the one in PostgreSQL that counts while Redis is gone. */
interface InsuredLimiter {
  limiter: RateLimiterStoreAbstract
  insurance?: RateLimiterStoreAbstract
}

/** The limiters of rate-limiter-flexible, one for each policy. */
@Injectable()
export class Limiters implements OnModuleInit, OnApplicationShutdown {
  private readonly redis: Redis | undefined
  private readonly limiters = new Map<string, InsuredLimiter>()

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    logger: PinoLogger,
  ) {
    this.redis = config.redisUrl ? createRedisClient(config.redisUrl, logger) : undefined
  }

  /** Tries once; without Redis the start goes on, and so do its tries. */
  async onModuleInit(): Promise<void> {
    await this.redis?.connect().catch(() => undefined)
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect()
  }

  of(policy: LimitPolicy): InsuredLimiter {
    const limiter = this.limiters.get(policy.keyPrefix) ?? this.create(policy)
    this.limiters.set(policy.keyPrefix, limiter)
    return limiter
  }

  /** In PostgreSQL, where its counts are kept or undone with the transaction. */
  within({ client }: Transaction, policy: LimitPolicy): InsuredLimiter {
    return { limiter: inPostgres(policy, this.config.poolerUrl ? unnamed(client) : client, 'client') }
  }

  private create(policy: LimitPolicy): InsuredLimiter {
    const postgres = this.config.poolerUrl
      ? inPostgres(policy, unnamedOf(this.dataSource), 'client')
      : inPostgres(policy, this.dataSource, 'typeorm')
    if (!this.redis) return { limiter: postgres }
    const limiter = new RateLimiterRedis({
      ...policy,
      storeClient: this.redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: postgres,
    })
    return { limiter, insurance: postgres }
  }
}

/** A migration makes the table, and the hourly cleanup removes what has expired. */
function inPostgres(policy: LimitPolicy, storeClient: unknown, storeType: 'client' | 'typeorm') {
  return new RateLimiterPostgres({
    ...policy,
    storeClient,
    storeType,
    tableName: 'limit_counters',
    tableCreated: true,
    clearExpiredByTimeout: false,
  })
}

interface Query {
  text: string
  values: unknown[]
}

/** The limiters prepare their statements by names, which would stay in the session of a pooler. */
const unnamed = (client: Transaction['client']) => ({
  query: ({ text, values }: Query) => client.query(text, values),
})

const unnamedOf = (dataSource: DataSource) => ({
  query: async ({ text, values }: Query) => {
    const runner = dataSource.createQueryRunner()
    try {
      const { records, affected } = await runner.query(text, values, true)
      return { rows: records, rowCount: affected }
    } finally {
      await runner.release()
    }
  },
})

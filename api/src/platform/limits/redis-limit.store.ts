import { Redis } from 'ioredis'
import type { LimitStore, UseCount } from './limit-store.ts'

/** After this silence the connection counts as dead, and what waits for it fails. */
const ANSWER_WITHIN_MS = 2_000
const PREFIX = 'confida:limits:'

// The window is set whenever there is none, so that no count can stay for ever.
const countUse = `
  local hits = redis.call('incr', KEYS[1])
  local left = redis.call('pttl', KEYS[1])
  if left < 0 then
    left = ARGV[1] * 1000
    redis.call('pexpire', KEYS[1], left)
  end
  return {hits, math.ceil(left / 1000)}`

const refund = `
  if tonumber(redis.call('get', KEYS[1]) or '0') > 0 then redis.call('decr', KEYS[1]) end`

/** Counts uses in Redis. While it does not answer, every call fails: at once, or after two seconds where it has just fallen silent. */
export class RedisLimitStore implements LimitStore {
  private readonly redis: Redis
  private connectionError: Error | undefined

  constructor(url: string) {
    this.redis = new Redis(url, {
      connectionName: 'confida-api',
      keyPrefix: PREFIX,
      lazyConnect: true,
      connectTimeout: ANSWER_WITHIN_MS,
      socketTimeout: ANSWER_WITHIN_MS,
      // Nothing waits for a connection, and no use is counted twice: PostgreSQL counts meanwhile.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
    })
    this.redis.on('error', (error: Error) => {
      this.connectionError = error
    })
    this.redis.on('ready', () => {
      this.connectionError = undefined
    })
  }

  /** Tries once; later tries go on by themselves. */
  async connect(): Promise<void> {
    await this.run(() => this.redis.connect())
  }

  async count(key: string, seconds: number): Promise<UseCount> {
    const answer = await this.run(() => this.redis.eval(countUse, 1, key, seconds))
    const [hits, left] = answer as [number, number]
    return { hits, seconds: left }
  }

  async refund(key: string): Promise<void> {
    await this.run(() => this.redis.eval(refund, 1, key))
  }

  async reset(key: string): Promise<void> {
    await this.run(() => this.redis.del(key))
  }

  onApplicationShutdown(): void {
    this.redis.disconnect()
  }

  /** "Not connected" says less than what the connection broke by. */
  private async run<Answer>(command: () => Promise<Answer>): Promise<Answer> {
    try {
      return await command()
    } catch (error) {
      throw this.connectionError ?? error
    }
  }
}

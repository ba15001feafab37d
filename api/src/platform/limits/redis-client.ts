import { Redis } from 'ioredis'
import type { PinoLogger } from 'nestjs-pino'

/** After this silence the connection counts as dead, and what waits for it fails. */
const ANSWER_WITHIN_MS = 2_000

/** A client whose calls fail at once while Redis is gone. Tells once that it is, and once that it is back. */
export function createRedisClient(url: string, logger: Pick<PinoLogger, 'info' | 'warn'>): Redis {
  const redis = new Redis(url, {
    connectionName: 'confida-api',
    keyPrefix: 'confida:limits:',
    lazyConnect: true,
    connectTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    // Nothing waits for a connection, and no use is counted twice: PostgreSQL counts meanwhile.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
  })
  let isDown = false
  redis.on('error', (err: Error) => {
    if (!isDown) logger.warn({ err }, 'Redis does not answer: PostgreSQL counts the limits meanwhile')
    isDown = true
  })
  redis.on('ready', () => {
    if (isDown) logger.info('Redis answers again: it counts the limits')
    isDown = false
  })
  return redis
}

import { accessSync, constants } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { isTraced } from '@confida/tracing'
import type { Config } from '../../platform/config/config.ts'
import { lookAtDatabase, lookAtPooler, lookAtReplica, lookAtTool } from './look-at-databases.ts'
import {
  lookAtBucket,
  lookAtCollector,
  lookAtEndpoint,
  lookAtMail,
  lookAtRedis,
  lookAtStripe,
} from './look-at-services.ts'
import { problemOf } from './problem-of.ts'

export interface Finding {
  /** What was looked at. */
  name: string
  /** One sentence, without a secret in it; absent where all is well. */
  problem?: string
  /** Where the product runs without it. */
  isOptional?: boolean
}

async function examine(name: string, look: () => Promise<string | undefined>): Promise<Finding> {
  try {
    return { name, problem: await look() }
  } catch (error) {
    return { name, problem: problemOf(error) }
  }
}

/** An image of the API has none, for instance: there another makes the backups. */
const examineTool = async (tool: 'pg_dump' | 'pg_restore', databaseUrl: string): Promise<Finding> => ({
  ...(await examine(tool, () => lookAtTool(tool, databaseUrl))),
  isOptional: true,
})

async function lookAtFolder({ dataDir, freeDiskBytes }: Config): Promise<string | undefined> {
  try {
    accessSync(dataDir, constants.W_OK)
  } catch {
    return 'it cannot be written to.'
  }
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize < freeDiskBytes ? 'there is less room on its disk than FREE_DISK_MB.' : undefined
}

function lookAtSafety({ nodeEnv, publicUrl, trustProxy }: Config): string | undefined {
  if (nodeEnv !== 'production') return undefined
  if (!publicUrl.startsWith('https:'))
    return 'PUBLIC_URL is no https address: passwords would travel in the open.'
  if (trustProxy === 0)
    return 'TRUST_PROXY names no proxy: behind one, all visitors would share one limit on use.'
  return undefined
}

/** Looks at every dependency that is configured, all at once. */
export function examineAll(config: Config, databaseUrl: string): Promise<Finding[]> {
  const { databaseReadUrl, s3, smtpUrl, ai, redisUrl, stripe } = config
  return Promise.all([
    examine('Database', () => lookAtDatabase(databaseUrl)),
    examine('Data folder', () => lookAtFolder(config)),
    examine('Settings', async () => lookAtSafety(config)),
    ...(config.poolerUrl ? [examine('Pooler', () => lookAtPooler(config))] : []),
    ...(databaseReadUrl ? [examine('Read replica', () => lookAtReplica(databaseReadUrl))] : []),
    ...(s3 ? [examine('Bucket', () => lookAtBucket(s3, config.dataDir))] : []),
    ...(smtpUrl ? [examine('Mail server', () => lookAtMail(smtpUrl))] : []),
    ...(ai ? [examine('AI endpoint', () => lookAtEndpoint(ai))] : []),
    ...(redisUrl ? [examine('Redis', () => lookAtRedis(redisUrl))] : []),
    ...(stripe ? [examine('Stripe', () => lookAtStripe(stripe))] : []),
    ...(isTraced() ? [examine('Collector', lookAtCollector)] : []),
    // The embedded database is copied without them.
    ...(config.databaseUrl
      ? [examineTool('pg_dump', databaseUrl), examineTool('pg_restore', databaseUrl)]
      : []),
  ])
}

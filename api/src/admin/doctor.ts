import { accessSync, constants } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import pg from 'pg'
import Stripe from 'stripe'
import type { Config, S3Settings } from '../platform/config/config.ts'
import { ConfigError } from '../platform/config/config-error.ts'
import { isUpToDate } from '../platform/database/migrate.ts'
import { requireSameDatabase } from '../platform/database/same-database.ts'
import { withClient } from './backup/database-facts.ts'

export interface Finding {
  /** What was looked at. */
  name: string
  /** One sentence, without a secret in it; absent where all is well. */
  problem?: string
}

const ANSWER_WITHIN_MS = 5_000

interface Fault {
  code?: unknown
  name?: string
  cause?: Fault
  detail?: Fault
}

/** Addresses may hold passwords: of a fault only its code is told, which some libraries put into an error of their own. */
const reasonOf = (error: unknown) => {
  const fault = error as Fault
  const codes = [fault.code, fault.cause?.code, fault.detail?.code]
  return codes.find((code) => typeof code === 'string' && code !== '') ?? fault.name ?? 'unknown fault'
}

async function examine(name: string, look: () => Promise<string | undefined>): Promise<Finding> {
  try {
    return { name, problem: await look() }
  } catch (error) {
    return { name, problem: `it does not answer (${reasonOf(error)}).` }
  }
}

async function lookAtDatabase(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int as version, pg_is_in_recovery() as is_replica`,
    )
    if (rows[0].version < 150_000) return 'it is older than PostgreSQL 15.'
    if (rows[0].is_replica) return 'it is a replica, which cannot be written to.'
  } finally {
    await client.end().catch(() => undefined)
  }
  return (await isUpToDate(url))
    ? undefined
    : 'its schema is not up to date; npm run admin -- migrate brings it there.'
}

async function lookAtReplica(url: string): Promise<string | undefined> {
  const [row] = await withClient(
    url,
    async (client) => (await client.query('select pg_is_in_recovery() as is_replica')).rows,
  )
  return row.is_replica ? undefined : 'DATABASE_READ_URL names no replica, and nothing is read from it.'
}

async function lookAtPooler(config: Config): Promise<string | undefined> {
  try {
    await requireSameDatabase(config)
    return undefined
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

async function lookAtBucket(config: Config, s3: S3Settings): Promise<undefined> {
  const { s3UploadStore } = await import('../modules/images/store/s3-upload-store.ts')
  await s3UploadStore(s3, config.dataDir).check()
}

async function lookAtMail(url: string): Promise<undefined> {
  const transport = createTransport({
    url,
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
  })
  try {
    await transport.verify()
    return undefined
  } finally {
    transport.close()
  }
}

async function lookAtEndpoint({
  baseUrl,
  apiKey,
  model,
}: NonNullable<Config['ai']>): Promise<string | undefined> {
  const address = new URL(baseUrl)
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/models`
  const headers: Record<string, string> = apiKey
    ? { authorization: `Bearer ${apiKey}`, 'api-key': apiKey }
    : {}
  const answer = await fetch(address, {
    headers,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    redirect: 'error',
  })
  if (answer.status === 401 || answer.status === 403) return 'it refuses the key.'
  // Not every endpoint lists its models.
  if (!answer.ok) return undefined
  const { data } = (await answer.json()) as { data?: { id?: string }[] }
  const isThere = !Array.isArray(data) || data.some(({ id }) => id === model || id === `${model}:latest`)
  return isThere ? undefined : 'it does not list the model of AI_MODEL.'
}

function lookAtPort(url: string): Promise<undefined> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 6379), timeout: ANSWER_WITHIN_MS })
    socket.once('timeout', () => socket.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })))
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.destroy()
      resolve(undefined)
    })
  })
}

async function lookAtStripe({
  secretKey,
  apiBase,
}: NonNullable<Config['stripe']>): Promise<string | undefined> {
  const base = apiBase ? new URL(apiBase) : undefined
  const stripe = new Stripe(secretKey, {
    timeout: ANSWER_WITHIN_MS,
    maxNetworkRetries: 0,
    ...(base && {
      host: base.hostname,
      port: base.port || undefined,
      protocol: base.protocol.slice(0, -1) as 'http' | 'https',
    }),
  })
  try {
    await stripe.balance.retrieve()
    return undefined
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) return 'it refuses the key.'
    throw error
  }
}

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
    ...(s3 ? [examine('Bucket', () => lookAtBucket(config, s3))] : []),
    ...(smtpUrl ? [examine('Mail server', () => lookAtMail(smtpUrl))] : []),
    ...(ai ? [examine('AI endpoint', () => lookAtEndpoint(ai))] : []),
    ...(redisUrl ? [examine('Redis', () => lookAtPort(redisUrl))] : []),
    ...(stripe ? [examine('Stripe', () => lookAtStripe(stripe))] : []),
  ])
}

import { askCollector } from '@confida/tracing'
import { Redis } from 'ioredis'
import { createTransport } from 'nodemailer'
import Stripe from 'stripe'
import { keyHeaders } from '../../platform/ai/endpoint/key-headers.ts'
import type { Config, S3Settings } from '../../platform/config/config.ts'
import { ANSWER_WITHIN_MS } from './patience.ts'
import { problemOfStatus } from './problem-of.ts'

export async function lookAtBucket(s3: S3Settings, dataDir: string): Promise<string | undefined> {
  const { s3UploadStore } = await import('../../modules/images/store/s3-upload-store.ts')
  try {
    await s3UploadStore(s3, dataDir).check(AbortSignal.timeout(ANSWER_WITHIN_MS))
    return undefined
  } catch (error) {
    if ((error as Error).name === 'AbortError') return 'it does not answer in time.'
    if ((error as Error).name === 'NotFound') return 'there is no such bucket.'
    throw error
  }
}

export async function lookAtMail(url: string): Promise<undefined> {
  const transport = createTransport({
    url,
    dnsTimeout: ANSWER_WITHIN_MS,
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  })
  try {
    await transport.verify()
    return undefined
  } finally {
    transport.close()
  }
}

export async function lookAtEndpoint({
  baseUrl,
  model,
  ...key
}: NonNullable<Config['ai']>): Promise<string | undefined> {
  const address = new URL(baseUrl)
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/models`
  const answer = await fetch(address, {
    headers: keyHeaders(key, address.hostname),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    redirect: 'error',
  })
  // Not every endpoint lists its models.
  if (answer.status === 404 || answer.status === 405) return undefined
  if (!answer.ok) return problemOfStatus(answer.status)
  const { data } = Object(await answer.json()) as { data?: { id?: string }[] }
  const isThere = !Array.isArray(data) || data.some(({ id }) => id === model || id === `${model}:latest`)
  return isThere ? undefined : 'it does not list the model of AI_MODEL.'
}

export async function lookAtRedis(url: string): Promise<undefined> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  let reason: Error | undefined
  // What a call fails with is often only that the connection is closed.
  redis.on('error', (error: Error) => {
    reason ??= error
  })
  try {
    await redis.connect()
    await redis.ping()
    return undefined
  } catch (error) {
    throw reason ?? error
  } finally {
    redis.disconnect()
  }
}

export async function lookAtStripe({
  secretKey,
  apiBase,
}: NonNullable<Config['stripe']>): Promise<undefined> {
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
  await stripe.balance.retrieve()
}

export async function lookAtCollector(): Promise<undefined> {
  await askCollector(ANSWER_WITHIN_MS)
}

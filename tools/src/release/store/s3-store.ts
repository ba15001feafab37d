import process from 'node:process'
import { GetObjectCommand, PutObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { cacheControlOf, contentTypeOf } from '@confida/shell/server/static-handler'
import { failureOf } from './failure.ts'
import type { Store } from './store.ts'

const TIMEOUT_MS = 60_000
/** 409: somebody else is writing it. */
const CONDITION_STATUSES = [409, 412]

interface S3Failure {
  name: string
  $metadata?: { httpStatusCode?: number }
}

const statusOf = (error: unknown) => (error as S3Failure).$metadata?.httpStatusCode

function refusalOf(address: string, error: unknown, timeoutMs: number): Error {
  const { name } = error as S3Failure
  if (name === 'CredentialsProviderError')
    return new Error(
      `${address} needs a credential: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.`,
    )
  const status = statusOf(error)
  if (status === undefined) return failureOf(address, error, timeoutMs)
  if (status === 401 || status === 403)
    return new Error(`${address} refuses the credential (${status} ${name}).`)
  return new Error(`${address} answered ${status} ${name}.`)
}

/** What browsers have to get with a file; a compressed copy says what it is a copy of. */
function metadataOf(path: string) {
  const original = path.replace(/\.br$/, '')
  return {
    ContentType: contentTypeOf(original),
    CacheControl: cacheControlOf(original),
    ...(original === path ? {} : { ContentEncoding: 'br' }),
  }
}

/** The rest comes from the environment, as in all tools for it: AWS_REGION, AWS_ENDPOINT_URL_S3, AWS_ACCESS_KEY_ID … */
function defaultConfig(): S3ClientConfig {
  const { AWS_REGION, AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env
  const isElsewhere = Boolean(AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL)
  return {
    // Storage elsewhere has no regions, or names them in its address.
    ...(isElsewhere && { forcePathStyle: true, region: AWS_REGION ?? 'us-east-1' }),
    // Not all storages know the newer ones; a signature covers the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}

/**
 * A bucket of S3 or of storage that speaks its protocol.
 * @param location `s3://<bucket>/<prefix>`
 */
export function s3Store(location: string, config: S3ClientConfig = {}, timeoutMs = TIMEOUT_MS): Store {
  const client = new S3Client({ ...defaultConfig(), ...config })
  const [, bucket = '', prefix] = /^s3:\/\/([^/]+)\/*(.*?)\/*$/.exec(location) ?? []
  const keyOf = (path: string) => (prefix ? `${prefix}/${path}` : path)
  const addressOf = (path: string) => `s3://${bucket}/${keyOf(path)}`
  const within = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) })

  return {
    addressOf,
    async read(path) {
      try {
        const command = new GetObjectCommand({ Bucket: bucket, Key: keyOf(path) })
        const { Body, ETag } = await client.send(command, within())
        return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), version: ETag }
      } catch (error) {
        if ((error as S3Failure).name === 'NoSuchKey') return undefined
        throw refusalOf(addressOf(path), error, timeoutMs)
      }
    },
    async write(path, content, since) {
      try {
        const condition = since ? { IfMatch: since } : { IfNoneMatch: '*' }
        const file = { Bucket: bucket, Key: keyOf(path), Body: content, ...metadataOf(path) }
        await client.send(new PutObjectCommand({ ...file, ...condition }), within())
        return true
      } catch (error) {
        const isGone = (error as S3Failure).name === 'NoSuchKey'
        if (isGone || CONDITION_STATUSES.includes(statusOf(error) ?? 0)) return false
        throw refusalOf(addressOf(path), error, timeoutMs)
      }
    },
  }
}

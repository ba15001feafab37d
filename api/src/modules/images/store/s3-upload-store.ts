import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Settings } from '../../../platform/config/config.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { UploadStore } from './upload-store.ts'

const CONNECT_WITHIN_MS = 2_000
const ANSWER_WITHIN_MS = 10_000
const ATTEMPTS = 2
const RETRY_AFTER_SECONDS = 10
/** That one request may remove. */
const BATCH = 1_000

const unavailable = () => new AppError('storage_unavailable', { seconds: RETRY_AFTER_SECONDS })

function clientOf({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    // Storage elsewhere has no regions, or names them in its address.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    region: region ?? (endpoint && 'us-east-1'),
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      requestTimeout: ANSWER_WITHIN_MS,
      throwOnRequestTimeout: true,
    },
    // Not all storages know the newer ones; a signature covers the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/** A bucket of S3 or of storage that speaks its protocol, under `uploads/`. */
export function s3UploadStore(
  settings: S3Settings,
  dataDir: string,
): UploadStore & { check(signal?: AbortSignal): Promise<void> } {
  const client = clientOf(settings)
  const { bucket: Bucket } = settings
  const prefixOf = (ownerId: string) => `uploads/${ownerId}/`

  async function removeKeys(keys: string[]): Promise<void> {
    if (keys.length === 0) return
    const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true }
    const { Errors } = await client.send(new DeleteObjectsCommand({ Bucket, Delete }))
    if (Errors?.length) throw new Error(`the bucket has kept ${Errors.length} pictures (${Errors[0]?.Code})`)
  }

  /** Page by page: what is listed next comes after what is gone. */
  async function removeAll(ownerId: string): Promise<void> {
    for (;;) {
      const page = await client.send(new ListObjectsCommand({ Bucket, Prefix: prefixOf(ownerId) }))
      await removeKeys((page.Contents ?? []).flatMap(({ Key }) => Key ?? []))
      if (!page.IsTruncated) return
    }
  }

  return {
    async prepare() {
      const folder = join(dataDir, 'incoming')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return folder
    },
    async write(ownerId, fileName, picture) {
      const file = { Bucket, Key: prefixOf(ownerId) + fileName, Body: picture, ContentType: 'image/webp' }
      await client.send(new PutObjectCommand(file)).catch(() => {
        throw unavailable()
      })
    },
    async read(ownerId, fileName) {
      try {
        const { Body } = await client.send(
          new GetObjectCommand({ Bucket, Key: prefixOf(ownerId) + fileName }),
        )
        return Buffer.from((await Body?.transformToByteArray()) ?? [])
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return undefined
        throw unavailable()
      }
    },
    async remove(ownerId, fileNames) {
      if (!fileNames) return removeAll(ownerId)
      for (let start = 0; start < fileNames.length; start += BATCH)
        await removeKeys(fileNames.slice(start, start + BATCH).map((name) => prefixOf(ownerId) + name))
    },
    async check(abortSignal) {
      await client.send(new HeadBucketCommand({ Bucket }), { abortSignal })
    },
  }
}

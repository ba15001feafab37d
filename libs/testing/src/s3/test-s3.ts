/// <reference path="./s3rver.d.ts" />
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** The one account of the servers: key and secret. */
export const S3_ACCOUNT = 'S3RVER'

/** What a real S3-compatible server with one bucket answers; it checks signatures. `remove` its files in `afterAll`. */
export async function createTestS3(bucket: string): Promise<{ listener: RequestListener; remove(): void }> {
  const directory = mkdtempSync(join(tmpdir(), 'confida-s3-'))
  const open = (allowMismatchedSignatures: boolean) =>
    new S3rver({ silent: true, directory, configureBuckets: [{ name: bucket }], allowMismatchedSignatures })
  const [strict, lax] = [open(false), open(true)]
  await strict.configureBuckets()
  const [ofObjects, ofBuckets] = [strict.callback(), lax.callback()]
  // It takes the path of a bucket without the slash that newer SDKs sign, and so refuses what they ask of buckets.
  const listener: RequestListener = (request, response) =>
    /^\/[^/]+\/(\?|$)/.test(request.url ?? '') ? ofBuckets(request, response) : ofObjects(request, response)
  return { listener, remove: () => rmSync(directory, { recursive: true }) }
}

export interface TestS3 {
  /** Of a bucket that is empty at first. */
  settings: { bucket: string; endpoint: string; region: string; accessKeyId: string; secretAccessKey: string }
  /** While it is down every request gets a 503. */
  isDown: boolean
  stop(): Promise<void>
}

/** Such a server on loopback; `stop` it in `afterAll`. */
export async function startTestS3(bucket = 'uploads'): Promise<TestS3> {
  const { listener, remove } = await createTestS3(bucket)
  const server = createServer((request, response) => {
    if (!s3.isDown) return listener(request, response)
    request.resume()
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const s3: TestS3 = {
    settings: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-south-1',
      accessKeyId: S3_ACCOUNT,
      secretAccessKey: S3_ACCOUNT,
    },
    isDown: false,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
      remove()
    },
  }
  return s3
}

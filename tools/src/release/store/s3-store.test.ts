import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { S3_ACCOUNT } from '@confida/testing/server'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { BUCKET, s3Server } from './s3-server.fixture.ts'
import { s3Store } from './s3-store.ts'
import type { Store } from './store.ts'
import type { TestServer } from './test-server.fixture.ts'

let server: TestServer
let store: Store

const config = () => ({
  endpoint: server.address,
  region: 'eu-south-1',
  forcePathStyle: true,
  credentials: { accessKeyId: S3_ACCOUNT, secretAccessKey: S3_ACCOUNT },
})

beforeEach(async () => {
  server = await s3Server()
  store = s3Store(`s3://${BUCKET}/für alle/`, config())
})

afterEach(() => server.close())

const YEAR = 'public, max-age=31536000, immutable'

it.each([
  ['main.0123456789.js', 'application/javascript; charset=utf-8', YEAR, undefined],
  ['main.0123456789.js.br', 'application/javascript; charset=utf-8', YEAR, 'br'],
  ['mf-manifest.json', 'application/json; charset=utf-8', 'no-cache', undefined],
  ['remotes.json', 'application/json; charset=utf-8', 'no-cache', undefined],
])('has %s sent to browsers as it is to be kept', async (name, type, caching, encoding) => {
  await store.write(name, Buffer.from('a'))
  const head = await new S3Client(config()).send(
    new HeadObjectCommand({ Bucket: BUCKET, Key: `für alle/${name}` }),
  )
  expect(head).toMatchObject({ ContentType: type, CacheControl: caching })
  expect(head.ContentEncoding).toBe(encoding)
})

it('has lost to another who writes the same file at the moment', async () => {
  server.fail((request, response) => {
    if (request.method !== 'PUT') return false
    request.resume()
    response.writeHead(409).end('<Error><Code>ConditionalRequestConflict</Code></Error>')
    return true
  })
  expect(await store.write('remotes.json', Buffer.from('[]'))).toBe(false)
})

it('has lost to another who took the file away', async () => {
  expect(await store.write('remotes.json', Buffer.from('[]'), '"gone"')).toBe(false)
})

it('names a bucket that is not there', async () => {
  await expect(s3Store('s3://nothing/shared', config()).read('remotes.json')).rejects.toThrow(
    's3://nothing/shared/remotes.json answered 404 NoSuchBucket.',
  )
})

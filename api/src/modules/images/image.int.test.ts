import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  callWhileLocked,
  createCompanion,
  lockRows,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { IMAGE_MAX } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { hugePng } from './huge-png.fixture.ts'
import { ImageRepository } from './image.repository.ts'

const dataDir = join(tmpdir(), `confida-images-${crypto.randomUUID()}`)
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let api: TestApi
let owner: TestUser
let companionId: string
let sessionId: string

beforeAll(async () => {
  api = await startTestApi({ config: { dataDir } })
})
afterAll(async () => {
  await api?.close()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  owner = await registerUser(api)
  companionId = await createCompanion(api, owner)
  sessionId = await startConversation(api, owner, companionId)
})

async function upload(content: Uint8Array, { token = owner.token, field = 'file', name = 'foto.png' } = {}) {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(content)], { type: 'image/png' }), name)
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${api.origin}/api/chat/${sessionId}/upload-image`, {
    method: 'POST',
    headers,
    body: form,
  })
  return { status: response.status, body: await response.json() }
}
const files = () => readdir(join(dataDir, 'uploads', owner.id)).catch(() => [])

async function readStored() {
  const [file] = await files()
  return readFile(join(dataDir, 'uploads', owner.id, file ?? ''))
}

const aPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).jpeg()

/** A valid beginning, then so many bytes in all. */
const imageOf = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)])

it('keeps an image under a name of its own', async () => {
  expect(await upload(png, { name: '../../evil.html' })).toEqual({
    status: 201,
    body: { success: true, message: 'Immagine ricevuta.' },
  })
  const [file, ...more] = await files()
  expect(more).toEqual([])
  expect(file).toMatch(/^[\da-f-]{36}$/)
  expect(await sharp(await readStored()).metadata()).toMatchObject({ format: 'webp', width: 1, height: 1 })
})

longTest('takes 10485760 bytes and not one more', async () => {
  expect((await upload(imageOf(IMAGE_MAX))).status).toBe(201)
  expect(await upload(imageOf(IMAGE_MAX + 1))).toMatchObject({
    status: 413,
    body: { code: 'image_too_large' },
  })
  expect(await files()).toHaveLength(1)
})

it.each([
  ['text called .png', Buffer.from('just some text, no image')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PNG cut short', png.subarray(0, 4)],
  ['nothing', Buffer.alloc(0)],
])('refuses %s', async (_, content) => {
  expect(await upload(content)).toMatchObject({ status: 415, body: { code: 'image_invalid' } })
  expect(await files()).toEqual([])
})

it('keeps a photo upright, and nothing of what the camera wrote along', async () => {
  const photo = await aPhoto(64, 32)
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '45/1 4/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(photo.includes('Camera')).toBe(true)
  expect((await upload(photo)).status).toBe(201)
  const stored = await sharp(await readStored()).metadata()
  expect(stored).toMatchObject({ format: 'webp', width: 32, height: 64 })
  expect([stored.exif, stored.xmp, stored.iptc, stored.orientation]).toEqual([])
})

it('keeps at most 2048 pixels a side', async () => {
  expect((await upload(await aPhoto(4096, 1024).toBuffer())).status).toBe(201)
  expect(await sharp(await readStored()).metadata()).toMatchObject({ width: 2048, height: 512 })
})

it.each([
  ['PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['JPEG', Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
  ['GIF', Buffer.from('GIF89a')],
  ['WebP', Buffer.from('RIFF\0\0\0\0WEBP')],
])('refuses the signature of a %s alone', async (_, content) => {
  expect(await upload(content)).toMatchObject({
    status: 400,
    body: { code: 'image_unreadable', detail: 'L’immagine è danneggiata o incompleta. Scegline un’altra.' },
  })
  expect(await files()).toEqual([])
})

it('refuses a picture that breaks off', async () => {
  const raw = { width: 64, height: 64, channels: 3 } as const
  const photo = await sharp(randomBytes(64 * 64 * 3), { raw })
    .png()
    .toBuffer()
  expect(await upload(photo.subarray(0, photo.length / 2))).toMatchObject({
    status: 400,
    body: { code: 'image_unreadable' },
  })
  expect(await files()).toEqual([])
})

it('refuses 20,000 by 20,000 pixels, however small their file', async () => {
  const picture = hugePng(20_000)
  expect(picture.length).toBeLessThan(IMAGE_MAX / 10)
  expect(await upload(picture)).toMatchObject({
    status: 400,
    body: { code: 'image_too_many_pixels', detail: 'L’immagine ha troppi pixel. Massimo 40 megapixel.' },
  })
  expect(await files()).toEqual([])
})

longTest('decodes no more than two pictures at a time', async () => {
  const photo = await aPhoto(1024, 1024).toBuffer()
  const atOnce: number[] = []
  const count = () => atOnce.push(sharp.counters().queue + sharp.counters().process)
  sharp.queue.on('change', count)
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(photo)))
  sharp.queue.off('change', count)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  // One that has just ended is still counted when the next one starts.
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(3)
})

describe('the space for pictures', () => {
  const config = () => api.app.get<Config>(CONFIG)
  const unlimited = { storagePerAccountBytes: 0, storageTotalBytes: 0, freeDiskBytes: 0 }
  afterEach(() => {
    Object.assign(config(), unlimited)
  })

  it('is limited for each account, also for many at the same moment', async () => {
    await upload(png)
    const { length: bytes } = await readStored()
    Object.assign(config(), { storagePerAccountBytes: 5 * bytes })
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(png)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409, 409, 409])
    expect((await upload(png)).body).toMatchObject({
      code: 'storage_full',
      detail: expect.stringContaining('Svuota una chat'),
    })
    expect(await files()).toHaveLength(5)
    await api.call('DELETE', `/api/companions/${companionId}/messages`, { token: owner.token })
    expect((await upload(png)).status).toBe(201)
  })

  it('is limited for all together', async () => {
    await upload(png)
    const usage = await api.app.get(ImageRepository).usage(owner.id)
    expect(usage.total).toBeGreaterThan(usage.own)
    Object.assign(config(), {
      storageTotalBytes: usage.total + usage.own,
      storagePerAccountBytes: 3 * usage.own,
    })
    const answers = await Promise.all(Array.from({ length: 3 }, () => upload(png)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 503, 503])
    expect((await upload(png)).body).toMatchObject({ code: 'storage_unavailable' })
    expect(await files()).toHaveLength(2)
  })

  it('ends before the disk does, for downloads too', async () => {
    const { bavail, bsize } = await statfs(dataDir)
    Object.assign(config(), { freeDiskBytes: bavail * bsize + 2 ** 30 })
    expect(await upload(imageOf(IMAGE_MAX))).toMatchObject({
      status: 503,
      body: { code: 'storage_unavailable' },
    })
    const { token } = owner
    const download = await api.call('GET', '/api/account/export', { token })
    expect(download).toMatchObject({ status: 503, body: { code: 'storage_unavailable' } })
    expect(download.headers.get('retry-after')).toBe('60')
    expect(await files()).toEqual([])
    Object.assign(config(), unlimited)
    expect((await upload(png)).status).toBe(201)
  })
})

it('asks for one multipart field called file', async () => {
  expect(await upload(png, { field: 'other' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  })
  const path = `/api/chat/${sessionId}/upload-image`
  const json = await api.call('POST', path, { token: owner.token, body: {} })
  expect(json).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } })
  const broken = await fetch(`${api.origin}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'multipart/form-data' },
    body: 'x',
  })
  expect(broken.status).toBe(400)
})

it('is for the owner of the conversation only', async () => {
  const other = await registerUser(api)
  expect(await upload(png, { token: other.token })).toMatchObject({
    status: 404,
    body: { code: 'chat_session_not_found' },
  })
  expect((await upload(png, { token: 'x' })).status).toBe(401)
})

it('counts as a message', async () => {
  const answers = await Promise.all(Array.from({ length: 31 }, () => upload(png)))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(30).fill(201), 429])
  expect(await files()).toHaveLength(30)
})

it('leaves no file where the companion is deleted while it comes in', async () => {
  const [late] = await callWhileLocked(
    api,
    async (transaction) => {
      await lockRows('users', owner.id)(transaction)
      await transaction.manager.query('delete from companions where id = $1', [companionId])
    },
    [() => upload(png)],
  )
  expect(late).toMatchObject({ status: 404, body: { code: 'chat_session_not_found' } })
  expect(await files()).toEqual([])
})

it.each([
  ['the conversation', () => `/api/companions/${companionId}/messages`],
  ['the companion', () => `/api/companions/${companionId}`],
  ['the user', () => '/api/account'],
])('goes with %s', async (_, path) => {
  await upload(png)
  const body = path() === '/api/account' ? { password: owner.password } : undefined
  expect((await api.call('DELETE', path(), { token: owner.token, body })).status).toBe(200)
  expect(await files()).toEqual([])
})

it('is no way to send anything else', async () => {
  const form = new FormData()
  form.append('message', 'Ciao')
  const headers = { authorization: `Bearer ${owner.token}` }
  const response = await fetch(`${api.origin}/api/feedback`, { method: 'POST', headers, body: form })
  expect(response.status).toBe(415)
})

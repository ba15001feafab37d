import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createCompanion,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import sharp from 'sharp'

const KILOBYTE = 1024
const DISK = 2048 * KILOBYTE

let disk: string
let api: TestApi
let owner: TestUser
let companionId: string
let path: string
let photo: Blob

/** Only root may mount a disk of a chosen size. Nothing of it is kept free, so that what is written meets its end. */
beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), 'confida-uploads-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk])
  api = await startTestApi({ config: { dataDir: disk, freeDiskBytes: 0 } })
  owner = await registerUser(api)
  companionId = await createCompanion(api, owner)
  path = `/api/chat/${await startConversation(api, owner, companionId)}/upload-image`
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = sharp({
    create: { width: 700, height: 700, channels: 3, background: 'black', noise },
  })
  // Of so little quality that what is kept of it is larger.
  photo = new Blob([new Uint8Array(await picture.jpeg({ quality: 40 }).toBuffer())], { type: 'image/jpeg' })
})
afterAll(async () => {
  await api?.close()
  execFileSync('umount', [disk])
  await rmdir(disk)
})

async function upload() {
  const body = new FormData()
  body.append('file', photo, 'foto.jpg')
  const headers = { authorization: `Bearer ${owner.token}` }
  const response = await fetch(new URL(path, api.origin), { method: 'POST', headers, body })
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
  }
}
const files = () => readdir(join(disk, 'uploads', owner.id))
const statement = { name: '', text: 'select 1 from chat_images' }
const countImages = async () => (await api.database.rows(statement)).length

/** Leaves so much room on the disk. */
const fill = (room: number) => writeFile(join(disk, 'fill'), Buffer.alloc(DISK - room))

it.each([
  ['for what comes', () => 64 * KILOBYTE],
  ['for what is kept of it', () => photo.size + 16 * KILOBYTE],
])(
  'answers 503 where there is no room %s, leaves nothing behind, and goes on afterwards',
  async (_, room) => {
    await fill(room())
    expect(await upload()).toMatchObject({
      status: 503,
      retryAfter: '5',
      body: { code: 'service_unavailable' },
    })
    expect(await files()).toEqual([])
    expect(await countImages()).toBe(0)
    await rm(join(disk, 'fill'))
    expect((await upload()).status).toBe(201)
    await api.call('DELETE', `/api/companions/${companionId}/messages`, { token: owner.token })
  },
)

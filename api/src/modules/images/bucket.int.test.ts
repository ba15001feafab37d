import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createCompanion,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
  waitUntil,
} from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { startTestS3, type TestS3 } from '@confida/testing/server'
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals'
import { ChatImageEntity } from './chat-image.entity.ts'
import { s3UploadStore } from './store/s3-upload-store.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let dataDir: string
let s3: TestS3
let api: TestApi
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'confida-bucket-'))
  s3 = await startTestS3()
  api = await startTestApi({ config: { dataDir, s3: s3.settings, jobPollSeconds: 1 } })
})
afterEach(() => {
  s3.isDown = false
})
afterAll(async () => {
  await api?.close()
  await s3.stop()
  await rm(dataDir, { recursive: true })
})

async function upload(owner: TestUser): Promise<number> {
  const session = await startConversation(api, owner, await createCompanion(api, owner))
  const body = new FormData()
  body.append('file', new Blob([png]), 'x.png')
  const headers = { authorization: `Bearer ${owner.token}` }
  const path = `${api.origin}/api/chat/${session}/upload-image`
  return (await fetch(path, { method: 'POST', headers, body })).status
}
const rowsOf = ({ id }: TestUser) =>
  api.database.transaction(({ manager }) => manager.findBy(ChatImageEntity, { owner_id: id }))
const stored = async (owner: TestUser, name: string) =>
  (await s3UploadStore(s3.settings, dataDir).read(owner.id, name)) !== undefined
const removeAccount = ({ token, password }: TestUser) =>
  api.call('DELETE', '/api/account', { token, body: { password } })

it('keeps a picture, nothing of it on the machine, and removes it with its account', async () => {
  const owner = await registerUser(api)
  expect(await upload(owner)).toBe(201)
  const [row] = await rowsOf(owner)
  expect(await stored(owner, row?.file_name ?? '')).toBe(true)
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
  expect((await removeAccount(owner)).status).toBe(200)
  expect(await stored(owner, row?.file_name ?? '')).toBe(false)
})

it('that is down keeps nothing, and says so', async () => {
  const owner = await registerUser(api)
  s3.isDown = true
  expect(await upload(owner)).toBe(503)
  expect(await rowsOf(owner)).toEqual([])
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([])
})

longTest('that is down as an account is removed loses its pictures later', async () => {
  const owner = await registerUser(api)
  await upload(owner)
  const [row] = await rowsOf(owner)
  s3.isDown = true
  expect((await removeAccount(owner)).status).toBe(200)
  const isWaiting = async () => {
    const jobs = await api.database.transaction(({ manager }) =>
      manager.query(`select data from pgboss.job where name = 'uploads.remove' and state = 'retry'`),
    )
    return jobs.some(({ data }: { data: { owner_id: string } }) => data.owner_id === owner.id)
  }
  await waitUntil(isWaiting)
  s3.isDown = false
  expect(await stored(owner, row?.file_name ?? '')).toBe(true)
  await api.database.transaction(({ manager }) =>
    manager.query(`update pgboss.job set start_after = now() where name = 'uploads.remove'`),
  )
  await waitUntil(async () => !(await stored(owner, row?.file_name ?? '')))
})

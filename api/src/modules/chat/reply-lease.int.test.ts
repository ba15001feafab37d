import {
  createCompanion,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  waitUntil,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import pg from 'pg'
import { DataSource } from 'typeorm'
import { PRESENCE } from '../../platform/database/database-probe.ts'
import { ReplyLeaseEntity } from './reply-lease.entity.ts'
import { type Lease, ReplyLeaseRepository } from './reply-lease.repository.ts'

let api: TestApi
let leases: ReplyLeaseRepository
let lease: Lease

const another = (): Lease => ({ ...lease, token: crypto.randomUUID() })
const isTaken = async (by: Lease) => (await leases.take(by))?.is_taken

/** As if so many seconds had passed. */
const age = (seconds: number) =>
  api.app
    .get(DataSource)
    .getRepository(ReplyLeaseEntity)
    .update(
      { conversation_id: lease.conversation_id },
      { expires_at: () => `expires_at - interval '${seconds} seconds'` },
    )

beforeAll(async () => {
  api = await startTestApi()
  leases = api.app.get(ReplyLeaseRepository)
})
afterAll(() => api?.close())
beforeEach(async () => {
  const user = await registerUser(api)
  const conversation_id = await startConversation(api, user, await createCompanion(api, user))
  lease = { owner_id: user.id, conversation_id, token: crypto.randomUUID() }
  expect(await isTaken(lease)).toBe(true)
})

it('lets one answer at a time', async () => {
  expect(await isTaken(another())).toBe(false)
  await leases.release(lease)
  expect(await isTaken(another())).toBe(true)
})

it('ends at once with a process that died', async () => {
  const other = new pg.Client({ connectionString: api.databaseUrl })
  await other.connect()
  await other.query('select pg_advisory_lock_shared($1, 17)', [PRESENCE])
  await api.app
    .get(DataSource)
    .getRepository(ReplyLeaseEntity)
    .update({ conversation_id: lease.conversation_id }, { process: 17 })
  expect(await isTaken(another())).toBe(false)
  await other.end()
  await waitUntil(() => isTaken(another()).then(Boolean))
})

it('ends with a process that hangs', async () => {
  await age(31)
  expect(await isTaken(another())).toBe(true)
})

it('goes on as long as its holder renews it', async () => {
  await age(20)
  await leases.renew(lease)
  await age(20)
  expect(await isTaken(another())).toBe(false)
})

it('is neither renewed nor released by who lost it', async () => {
  await age(31)
  const holder = another()
  await leases.take(holder)
  await age(20)
  await leases.renew(lease)
  await leases.release(lease)
  expect(await isTaken(another())).toBe(false)
  await age(11)
  expect(await isTaken(another())).toBe(true)
})

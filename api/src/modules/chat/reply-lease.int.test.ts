import timers from 'node:timers/promises'
import {
  createCompanion,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
  waitForLocks,
  waitUntil,
} from '@confida/api/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals'
import { getRepositoryToken } from '@nestjs/typeorm'
import pg from 'pg'
import { DataSource, type Repository } from 'typeorm'
import { PRESENCE } from '../../platform/database/database-probe.ts'
import { ReplyLeaseEntity } from './reply-lease.entity.ts'
import { type Lease, ReplyLeaseRepository } from './reply-lease.repository.ts'

let api: TestApi
let leases: ReplyLeaseRepository
let user: TestUser
let companionId: string
let lease: Lease

const another = (): Lease => ({ ...lease, token: crypto.randomUUID() })
const isTaken = async (by: Lease) => (await leases.take(by))?.is_taken

async function leaseWith(companion: string): Promise<Lease> {
  const conversation_id = await startConversation(api, user, companion)
  return { owner_id: user.id, conversation_id, token: crypto.randomUUID() }
}

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
  user = await registerUser(api)
  companionId = await createCompanion(api, user)
  lease = await leaseWith(companionId)
  expect(await isTaken(lease)).toBe(true)
})
afterEach(() => {
  jest.restoreAllMocks()
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

it('ends with its conversation, and no other does', async () => {
  const companion = await createCompanion(api, user)
  const second = await leaseWith(companion)
  await leases.take(second)
  const isOver = async ({ conversation_id }: Lease) => !(await leases.findHolder(user.id, conversation_id))
  const end = (id: string) => api.database.transaction((transaction) => leases.end(user.id, id, transaction))
  await end(companion)
  expect([await isOver(lease), await isOver(second)]).toEqual([false, true])
  await end(companionId)
  expect(await isOver(lease)).toBe(true)
})

it('is known by the message that is answered, as long as it lasts', async () => {
  const second = await leaseWith(await createCompanion(api, user))
  const client_id = crypto.randomUUID()
  const holder = () => leases.findHolder(user.id, second.conversation_id)
  expect(await holder()).toBeNull()
  await leases.take(second, client_id)
  expect(await holder()).toMatchObject({ client_id })
  await leases.release(second)
  expect(await holder()).toBeNull()
})

const noDatabase = Object.assign(new Error('a fault on purpose'), { code: 'ECONNREFUSED' })

it('is given back before a fault is answered, but nobody waits for a database that is down', async () => {
  await api.database.transaction(async ({ manager }) => {
    await manager.query('select from reply_leases where conversation_id = $1 for update', [
      lease.conversation_id,
    ])
    let isGivenBack = false
    const end = leases.releaseAfter(new Error('no reply'), lease).then(() => {
      isGivenBack = true
    })
    await waitForLocks(api, [end])
    expect(isGivenBack).toBe(false)
    await leases.releaseAfter(noDatabase, lease)
  })
})

it.each([
  ['was down already', noDatabase],
  ['goes down just then', new Error('no reply')],
])('is given back once a database is back that %s', async (_, fault) => {
  const pause = jest.spyOn(timers, 'setTimeout').mockImplementation(async () => undefined)
  jest
    .spyOn(api.app.get<Repository<ReplyLeaseEntity>>(getRepositoryToken(ReplyLeaseEntity)), 'delete')
    .mockRejectedValueOnce(noDatabase)
    .mockRejectedValueOnce(noDatabase)
    .mockRejectedValueOnce(noDatabase)
  await leases.releaseAfter(fault, lease)
  await waitUntil(() => isTaken(another()).then(Boolean))
  expect(pause).toHaveBeenCalled()
})

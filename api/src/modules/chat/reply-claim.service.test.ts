import { beforeEach, expect, it } from '@jest/globals'
import type { DatabaseProbe } from '../../platform/database/database-probe.ts'
import type { MessageRepository } from '../conversations/message.repository.ts'
import { ReplyClaimService } from './reply-claim.service.ts'
import type { ReplyContextRepository } from './reply-context.repository.ts'
import type { ReplyLeaseRepository } from './reply-lease.repository.ts'

let probe: { isDown: boolean }
let taking: (() => void)[]
let claims: ReplyClaimService

const POOL_SHARE = 6
const { signal } = new AbortController()
const claim = (person: number, stop = signal) =>
  claims.claim({ ownerId: `${person}`, conversationId: 'c' }, stop)

/** Lets the statements that are under way end. */
async function answer(): Promise<void> {
  for (const end of taking.splice(0)) end()
  await new Promise(setImmediate)
}

beforeEach(() => {
  probe = { isDown: false }
  taking = []
  const leases = {
    take: () => new Promise((resolve) => taking.push(() => resolve({ is_taken: true }))),
    releaseAfter: async () => undefined,
  }
  const contexts = { read: async () => ({ memories: [], newest: [], care_card_at: null }) }
  claims = new ReplyClaimService(
    probe as DatabaseProbe,
    leases as unknown as ReplyLeaseRepository,
    {} as MessageRepository,
    contexts as unknown as ReplyContextRepository,
    {} as never,
  )
})

it('keeps a burst out of half of the pool, and has each make its claim', async () => {
  const all = Promise.all(Array.from({ length: 50 }, (_, person) => claim(person)))
  await new Promise(setImmediate)
  for (let rest = 50; rest > 0; rest -= POOL_SHARE) {
    expect(taking).toHaveLength(Math.min(rest, POOL_SHARE))
    await answer()
  }
  expect(await all).toHaveLength(50)
})

it('asks nothing for who has left meanwhile, nor of a database that is down', async () => {
  const first = Array.from({ length: POOL_SHARE }, (_, person) => claim(person))
  const leaving = new AbortController()
  const left = expect(claim(7, leaving.signal)).rejects.toThrow('gone')
  const late = expect(claim(8)).rejects.toMatchObject({ code: 'service_unavailable' })
  leaving.abort(new Error('gone'))
  probe.isDown = true
  await new Promise(setImmediate)
  expect(taking).toHaveLength(POOL_SHARE)
  await answer()
  await Promise.all([...first, left, late])
  expect(taking).toEqual([])
})

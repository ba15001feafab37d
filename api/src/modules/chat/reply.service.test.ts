import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { LeaseKeeper } from './lease-keeper.service.ts'
import type { OutgoingMessage } from './outgoing-message.ts'
import { ReplyService } from './reply.service.ts'
import { DraftSaver } from './reply-draft/draft-saver.service.ts'
import { ReplyKeeper } from './reply-draft/reply-keeper.service.ts'
import { LEASE_RENEW_MS, type ReplyLeaseRepository } from './reply-lease.repository.ts'
import type { ReplySink } from './reply-sink.ts'
import type { WrittenReply } from './reply-writer.service.ts'

const lease = { owner_id: 'owner', conversation_id: 'conversation', token: 'token' }
const renew = jest.fn<ReplyLeaseRepository['renew']>()
const releaseAfter = jest.fn<ReplyLeaseRepository['releaseAfter']>()

beforeEach(() => {
  jest.useFakeTimers()
  renew.mockReset().mockResolvedValue()
  releaseAfter.mockReset().mockResolvedValue()
})
afterEach(() => {
  jest.useRealTimers()
})

/** A reply under way, that a test ends. */
function beginReply() {
  const { promise: written, resolve: finish, reject: fail } = Promise.withResolvers<WrittenReply>()
  const service = new ReplyService(
    { careFor: async () => undefined } as never,
    {
      claim: async () => ({ lease, conversation: { companion_id: 'companion' }, context: { newest: [] } }),
    } as never,
    new LeaseKeeper({ renew, releaseAfter } as never),
    { write: () => written } as never,
    new ReplyKeeper(
      {} as never,
      new DraftSaver({} as never),
      { store: async () => [] } as never,
      {} as never,
    ),
    { consume: async () => undefined } as never,
    { take: async () => undefined, giveBack: async () => undefined } as never,
    {} as never,
  )
  const message = { user: { id: 'owner' }, sessionId: 'conversation', text: 'Ciao' } as OutgoingMessage
  const sink: ReplySink = {
    signal: new AbortController().signal,
    onStart: () => undefined,
    onCare: () => undefined,
    onText: async () => undefined,
  }
  return { reply: service.reply(message, sink), finish, fail }
}
const written: WrittenReply = {
  content: 'Eccomi',
  engine: 'builtin',
  model: 'companion-engine',
  prompt_version: null,
  memories_used: [],
  is_replaced: false,
  is_incomplete: false,
}

it('holds its lease however long the reply takes, and no longer', async () => {
  const { reply, finish } = beginReply()
  await jest.advanceTimersByTimeAsync(5 * LEASE_RENEW_MS)
  expect(renew.mock.calls).toEqual(Array(5).fill([lease]))
  finish(written)
  expect(await reply).toMatchObject({ message: 'Eccomi' })
  await jest.advanceTimersByTimeAsync(LEASE_RENEW_MS)
  expect(renew).toHaveBeenCalledTimes(5)
})

it('goes on where a renewal fails: the next may not', async () => {
  renew.mockRejectedValueOnce(new Error('the database is away'))
  const { reply, finish } = beginReply()
  await jest.advanceTimersByTimeAsync(2 * LEASE_RENEW_MS)
  finish(written)
  expect(await reply).toMatchObject({ message: 'Eccomi' })
  expect(renew).toHaveBeenCalledTimes(2)
})

it('frees the conversation at once when the reply fails', async () => {
  const { reply, fail } = beginReply()
  const fault = new Error('no reply')
  fail(fault)
  await expect(reply).rejects.toThrow(fault)
  expect(releaseAfter).toHaveBeenCalledWith(fault, lease)
  await jest.advanceTimersByTimeAsync(LEASE_RENEW_MS)
  expect(renew).not.toHaveBeenCalled()
})

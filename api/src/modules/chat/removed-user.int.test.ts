import {
  createAdmin,
  createCompanion,
  openEventStream,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
  waitForAnalysis,
  waitUntil,
} from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { type FakeAi, type FakeAiRequest, startFakeAi } from '@confida/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type Exchange, ExchangeRepository } from './exchange.repository.ts'
import { type Lease, ReplyLeaseRepository } from './reply-lease.repository.ts'

let ai: FakeAi
let api: TestApi
let admin: TestUser
let owner: TestUser
let companionId: string
let sessionId: string

beforeAll(async () => {
  ai = await startFakeAi()
  api = await startTestApi({ config: { ai: { baseUrl: ai.baseUrl, model: 'test-model' } } })
  admin = await createAdmin(api)
})
afterAll(async () => {
  await api?.close()
  await ai?.close()
})
beforeEach(async () => {
  await waitForAnalysis(api)
  owner = await registerUser(api)
  companionId = await createCompanion(api, owner)
  sessionId = await startConversation(api, owner, companionId)
})

const path = () => `/api/chat/${sessionId}/send`
const send = (body: object) => api.call('POST', path(), { token: owner.token, body })
const removeOwn = () =>
  api.call('DELETE', '/api/account', { token: owner.token, body: { password: owner.password } })
const removeByAdmin = () =>
  api.call('DELETE', `/api/admin/user/${owner.id}`, {
    token: admin.token,
    body: { admin_password: admin.password },
  })

/** Everything that a conversation leaves behind. */
async function written() {
  const counts: Record<string, number> = {}
  for (const table of ['messages', 'memories', 'emotion_labels', 'chat_images']) {
    const text = `select count(*)::int as count from ${table} where owner_id = $1`
    counts[table] =
      (await api.database.rows<{ count: number }>({ name: '', text }, [owner.id]))[0]?.count ?? 0
  }
  return counts
}
const NOTHING = { messages: 0, memories: 0, emotion_labels: 0, chat_images: 0 }

const isExtraction = ({ stream, messages }: FakeAiRequest) =>
  !stream && messages[0]?.content.includes('lasting facts') === true
const isLabelling = ({ stream, messages }: FakeAiRequest) =>
  !stream && messages[0]?.content.includes('the mood of one') === true

function gate() {
  let open: () => void = () => undefined
  const hold = new Promise<void>((resolve) => {
    open = resolve
  })
  return { hold, open }
}

describe.each([
  ['an administrator', removeByAdmin],
  ['its owner', removeOwn],
])('a user that is deleted by %s', (_, remove) => {
  it('while a reply is under way gets neither the message nor the reply', async () => {
    const { hold, open } = gate()
    ai.script(() => ({ pieces: ['Ci penso. ', 'ancora'], hold }))
    const stream = await openEventStream(api.origin, path(), {
      token: owner.token,
      body: { message: 'Mi chiamo Luca' },
    })
    await stream.events.next()
    expect((await remove()).status).toBe(200)
    open()
    expect((await stream.rest()).at(-1)?.event).toBe('error')
    expect(await written()).toEqual(NOTHING)
  })

  it('while a message is being analysed is left as it is', async () => {
    const { hold, open } = gate()
    const asked: string[] = []
    const fact = { kind: 'name', key: 'name', text: 'Ti chiami Luca', value: 'Luca' }
    ai.script((request) => {
      if (isExtraction(request)) asked.push('facts')
      if (isLabelling(request)) asked.push('emotion')
      if (request.stream) return { pieces: ['Ciao Luca'] }
      return isExtraction(request)
        ? { pieces: ['[', JSON.stringify(fact), ']'], hold }
        : { pieces: ['{"emotion":"in_love",', '"confidence":1}'], hold }
    })
    expect((await send({ message: 'Mi chiamo Luca e sono innamorato' })).status).toBe(200)
    await waitUntil(async () => asked.includes('facts') && asked.includes('emotion'))
    expect((await remove()).status).toBe(200)
    const { messages } = await written()
    open()
    await waitForAnalysis(api)
    expect(await written()).toEqual({ ...NOTHING, messages })
  })
})

longTest('is answered without a fault when messages and the deletion come at the same moment', async () => {
  ai.script(({ stream }) => ({ pieces: stream ? ['Eccomi'] : ['[]'] }))
  for (let round = 0; round < 8; round++) {
    owner = await registerUser(api)
    companionId = await createCompanion(api, owner)
    sessionId = await startConversation(api, owner, companionId)
    const { body } = await send({ message: 'Primo' })
    const answers = await Promise.all([
      send({ message: 'Secondo', replaces: body.user_message_id }),
      round % 2 ? removeOwn() : removeByAdmin(),
      api.call('DELETE', `/api/companions/${companionId}/messages`, { token: owner.token }),
    ])
    for (const { status } of answers) expect([200, 401, 404]).toContain(status)
    expect(answers[1]?.status).toBe(200)
  }
})

describe('an exchange', () => {
  let lease: Lease
  let exchange: Exchange
  let exchanges: ExchangeRepository
  let leases: ReplyLeaseRepository

  beforeEach(async () => {
    exchanges = api.app.get(ExchangeRepository)
    leases = api.app.get(ReplyLeaseRepository)
    lease = { owner_id: owner.id, conversation_id: sessionId, token: crypto.randomUUID() }
    await leases.take(lease)
    const text = () => ({ id: crypto.randomUUID(), content: 'Ciao', created_at: new Date() })
    exchange = {
      companion_id: companionId,
      question: { ...text(), needs_care: false },
      answer: {
        ...text(),
        memories_used: [],
        is_replaced: false,
        is_incomplete: false,
        engine: 'endpoint',
        model: 'm',
        prompt_version: 1,
      },
    }
  })

  /** Until it is over, or waits for what somebody else has locked. */
  async function isOverOrWaits(work: Promise<unknown>) {
    let isOver = false
    const end = () => {
      isOver = true
    }
    work.then(end, end)
    const text = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await waitUntil(async () => isOver || (await api.database.rows({ name: '', text })).length > 0)
  }

  it.each([
    ['user', 'update users set deleted_at = now() where id = $1', () => owner.id],
    ['companion', 'delete from companions where id = $1', () => companionId],
  ])('is not stored beside a deletion of its %s that has begun', async (_, text, id) => {
    let stored: Promise<boolean> | undefined
    await api.database.transaction(async (deletion) => {
      await deletion.rows({ name: '', text }, [id()])
      stored = api.database.transaction((storing) => exchanges.store(lease, exchange, [], storing))
      await isOverOrWaits(stored)
    })
    expect(await stored).toBe(false)
    expect(await written()).toEqual(NOTHING)
  })

  it('that takes the place of another keeps its lease until it is stored', async () => {
    let end: Promise<void> | undefined
    await api.database.transaction(async (replacement) => {
      expect(await exchanges.hold(lease, companionId, replacement)).toBe(true)
      end = leases.release(lease)
      await isOverOrWaits(end)
      expect(await exchanges.store(lease, exchange, [], replacement)).toBe(true)
    })
    await end
    expect(await written()).toEqual({ ...NOTHING, messages: 2 })
  })
})

import {
  callWhileLocked,
  createCompanion,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
  waitForAnalysis,
} from '@confida/api/testing'
import type { KeptMessage, Message } from '@confida/contracts'
import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Transaction } from '../../platform/database/database.ts'

let ai: FakeAi
let api: TestApi
let owner: TestUser
let companionId: string
let sessionId: string
let replies: number

beforeAll(async () => {
  ai = await startFakeAi()
  api = await startTestApi({ config: { ai: { baseUrl: ai.baseUrl, model: 'test-model' } } })
})
afterAll(async () => {
  await api?.close()
  await ai?.close()
})
beforeEach(async () => {
  replies = 0
  ai.requests.length = 0
  ai.script(({ stream }) => (stream ? { pieces: [`Risposta ${++replies}.`] } : { pieces: ['[]'] }))
  owner = await registerUser(api)
  companionId = await createCompanion(api, owner)
  sessionId = await startConversation(api, owner, companionId)
})

const call = (method: string, path: string, body?: object, token = owner.token) =>
  api.call(method, path, { token, body })
const send = async (message: string, replaces?: string) =>
  (await call('POST', `/api/chat/${sessionId}/send`, { message, replaces, language: 'it' })).body
const choose = (message_id: string, version_id: string, token?: string) =>
  call('POST', `/api/chat/${sessionId}/versions`, { message_id, version_id }, token)
const history = async (query = ''): Promise<Message[]> =>
  (await call('GET', `/api/companions/${companionId}/messages${query}`)).body
const contents = async (query?: string) => (await history(query)).map(({ content }) => content)
const kept = async (): Promise<KeptMessage[]> =>
  (await call('GET', `/api/companions/${companionId}/kept-messages`)).body
const memories = async (): Promise<string[]> =>
  (await call('GET', `/api/companions/${companionId}/memories`)).body.map(
    ({ text }: { text: string }) => text,
  )
const run = (text: string) => api.database.rows<Record<string, unknown>>({ name: '', text }, [owner.id])
const labels = async () =>
  (await run('select message_id from emotion_labels where owner_id = $1')).map(({ message_id }) => message_id)
/** What the engine has been told of the conversation for the last reply. */
const asked = () => ai.requests.findLast(({ stream }) => stream)?.messages
const told = () =>
  asked()
    ?.slice(1)
    .map(({ content }) => content)

describe('another reply to a message', () => {
  it('keeps the first, and either can be chosen', async () => {
    const first = await send('Ciao')
    const second = await send('Ciao', first.user_message_id)
    expect(second).toMatchObject({
      message: 'Risposta 2.',
      user_message_id: first.user_message_id,
      versions: [first.message_id, second.message_id],
    })
    const [question, answer, ...rest] = await history()
    expect([question?.id, answer?.versions, rest]).toEqual([first.user_message_id, second.versions, []])
    expect(question).not.toHaveProperty('versions')
    expect((await choose(second.message_id, first.message_id)).status).toBe(200)
    expect((await history())[1]).toMatchObject({
      id: first.message_id,
      content: 'Risposta 1.',
      versions: second.versions,
    })
    const third = await send('Ciao', first.user_message_id)
    expect(third.versions).toEqual([first.message_id, second.message_id, third.message_id])
    expect((await kept()).map(({ content }) => content).sort()).toEqual(['Risposta 1.', 'Risposta 2.'])
  })

  it('is asked for without the rejected one, which is named', async () => {
    const { user_message_id } = await send('Ciao')
    await send('Ciao', user_message_id)
    expect(told()).toEqual(['Ciao'])
    expect(asked()?.[0]?.content).toContain('Risposta 1.')
  })

  it('brings what followed a version back with it, and nothing of the other line', async () => {
    const first = await send('Ciao')
    await send('Sul primo')
    const again = await send('Ciao', first.user_message_id)
    expect(await contents()).toEqual(['Ciao', again.message])
    await send('Sul secondo')
    await choose(again.message_id, first.message_id)
    expect(await contents()).toEqual(['Ciao', 'Risposta 1.', 'Sul primo', 'Risposta 2.'])
    expect(await contents('?search=Sul')).toEqual(['Sul primo'])
    await send('Ancora')
    expect(told()).toEqual(['Ciao', 'Risposta 1.', 'Sul primo', 'Risposta 2.', 'Ancora'])
  })

  it('is not learned from once more, and forgets no fact of its message', async () => {
    const { user_message_id } = await send('Mi chiamo Luca')
    await waitForAnalysis(api)
    expect([await memories(), await labels()]).toEqual([[expect.stringContaining('Luca')], [user_message_id]])
    await send('Mi chiamo Luca', user_message_id)
    await waitForAnalysis(api)
    expect([await memories(), await labels()]).toEqual([[expect.stringContaining('Luca')], [user_message_id]])
  })
})

describe('a message that is edited', () => {
  it('begins a branch, wherever it stands, and the old one can be gone back to whole', async () => {
    const first = await send('Uno')
    const second = await send('Due')
    await send('Tre')
    const edited = await send('Due, anzi', second.user_message_id)
    expect(edited.user_versions).toEqual([second.user_message_id, edited.user_message_id])
    expect(told()).toEqual(['Uno', 'Risposta 1.', 'Due, anzi'])
    expect(await contents()).toEqual(['Uno', 'Risposta 1.', 'Due, anzi', 'Risposta 4.'])
    expect((await history())[2]?.versions).toEqual(edited.user_versions)
    await choose(edited.user_message_id, second.user_message_id)
    const back = await history()
    expect(back.map(({ content }) => content)).toEqual([
      'Uno',
      'Risposta 1.',
      'Due',
      'Risposta 2.',
      'Tre',
      'Risposta 3.',
    ])
    expect(back.map(({ id }) => id).slice(0, 4)).toEqual([
      first.user_message_id,
      first.message_id,
      second.user_message_id,
      second.message_id,
    ])
    expect(back[2]?.versions).toEqual(edited.user_versions)
  })

  it('has branches of branches', async () => {
    const one = await send('Uno')
    const two = await send('Due')
    const twoAgain = await send('Due', two.user_message_id)
    const edited = await send('Uno, anzi', one.user_message_id)
    expect(await contents()).toEqual(['Uno, anzi', 'Risposta 4.'])
    await choose(edited.user_message_id, one.user_message_id)
    expect(await contents()).toEqual(['Uno', 'Risposta 1.', 'Due', 'Risposta 3.'])
    await choose(twoAgain.message_id, two.message_id)
    expect(await contents()).toEqual(['Uno', 'Risposta 1.', 'Due', 'Risposta 2.'])
  })

  it('takes what only the left line told out of memory and labels, until it is gone back to', async () => {
    const first = await send('Ciao')
    const told = await send('Mi chiamo Luca')
    await waitForAnalysis(api)
    const edited = await send('Ciao ciao', first.user_message_id)
    await waitForAnalysis(api)
    expect([await memories(), await labels()]).toEqual([[], [edited.user_message_id]])
    await choose(edited.user_message_id, first.user_message_id)
    await waitForAnalysis(api)
    expect(await memories()).toEqual([expect.stringContaining('Luca')])
    expect((await labels()).sort()).toEqual([first.user_message_id, told.user_message_id].sort())
  })

  it('forgets too what is being learned from a message while it is left', async () => {
    const { user_message_id } = await send('Ciao')
    await waitForAnalysis(api)
    const learned = [
      'select seq from messages where owner_id = $1 and companion_id = $2 and id = $3 for key share',
      `insert into memories (owner_id, companion_id, message_id, kind, key, text, value)
       values ($1, $2, $3, 'other', 'cane', 'Ha un cane', '')`,
      `insert into conversation_summaries (owner_id, companion_id, text, last_seq)
       select owner_id, companion_id, 'Un cane', seq from messages
       where owner_id = $1 and companion_id = $2 and id = $3`,
      'delete from emotion_labels where owner_id = $1 and companion_id = $2 and message_id = $3',
      `insert into emotion_labels (owner_id, companion_id, message_id, created_at, emotion, confidence)
       select owner_id, companion_id, id, created_at, 'neutral', 1 from messages
       where owner_id = $1 and companion_id = $2 and id = $3`,
    ]
    const learn = async ({ rows }: Transaction) => {
      for (const text of learned) await rows({ name: '', text }, [owner.id, companionId, user_message_id])
    }
    await callWhileLocked(api, learn, [() => send('Salve', user_message_id)])
    await waitForAnalysis(api)
    expect(await memories()).toEqual([])
    expect(await labels()).not.toContain(user_message_id)
    expect(await run('select from conversation_summaries where owner_id = $1')).toEqual([])
  })

  it('knows nothing of what is left when its reply is written', async () => {
    const first = await send('Ciao')
    await send('Mi chiamo Luca')
    await waitForAnalysis(api)
    await send('Come mi chiamo?', first.user_message_id)
    expect(JSON.stringify(asked())).not.toContain('Luca')
  })

  it('is sent once, however often it is tried', async () => {
    const { user_message_id: replaces } = await send('Ciao')
    for (const message of ['Ciao', 'Salve']) {
      const body = { message, replaces, client_id: crypto.randomUUID() }
      const tries = [1, 2, 3].map(() => call('POST', `/api/chat/${sessionId}/send`, body))
      const ids = (await Promise.all(tries)).map(({ body }) => body.message_id)
      expect(new Set(ids).size).toBe(1)
    }
    expect(await history()).toHaveLength(2)
    expect(await kept()).toHaveLength(3)
  })

  it('has its summary made anew where what it summed up is left', async () => {
    const { user_message_id } = await send('Uno')
    await run(
      `insert into conversation_summaries (owner_id, companion_id, text, last_seq)
       select owner_id, companion_id, 'Di uno', max(seq) from messages where owner_id = $1 group by 1, 2`,
    )
    await send('Due')
    const summaries = () => run('select text from conversation_summaries where owner_id = $1')
    await send('Due, anzi', (await history())[2]?.id)
    expect(await summaries()).toEqual([{ text: 'Di uno' }])
    await send('Uno, anzi', user_message_id)
    expect(await summaries()).toEqual([])
  })
})

describe('choosing a version', () => {
  it('is refused for what is no version there, to others, and to visitors', async () => {
    const first = await send('Ciao')
    const second = await send('Ciao', first.user_message_id)
    const other = await registerUser(api)
    expect(await choose(second.message_id, first.message_id, other.token)).toMatchObject({
      status: 404,
      body: { code: 'chat_session_not_found' },
    })
    for (const [message, version] of [
      [first.message_id, second.message_id],
      [second.message_id, crypto.randomUUID()],
      [first.user_message_id, first.message_id],
    ] as const)
      expect(await choose(message, version)).toMatchObject({
        status: 404,
        body: { code: 'message_not_found' },
      })
    expect((await choose('x', 'y')).status).toBe(400)
    const path = `/api/chat/${sessionId}/versions`
    const body = { message_id: second.message_id, version_id: first.message_id }
    expect((await api.call('POST', path, { body })).status).toBe(401)
    expect(await contents()).toEqual(['Ciao', 'Risposta 2.'])
    expect(
      (await call('GET', `/api/companions/${companionId}/kept-messages`, undefined, other.token)).status,
    ).toBe(404)
  })

  it('waits for nobody while a reply is being written, and of two at once one has its way', async () => {
    const first = await send('Ciao')
    const second = await send('Ciao', first.user_message_id)
    const { promise: hold, resolve: goOn } = Promise.withResolvers<void>()
    ai.script(() => ({ pieces: ['Ci penso. ', 'ancora'], hold }))
    const sending = send('Altro')
    while (ai.requests.filter(({ stream }) => stream).length < 3)
      await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await choose(second.message_id, first.message_id)).toMatchObject({
      status: 409,
      body: { code: 'reply_in_progress' },
    })
    goOn()
    await sending
    const both = await Promise.all([1, 2].map(() => choose(second.message_id, first.message_id)))
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200])
    expect(await contents()).toEqual(['Ciao', 'Risposta 1.'])
  })
})

describe('versions', () => {
  it('stand in the download, and go with the conversation and the account', async () => {
    const first = await send('Ciao')
    await send('Ciao', first.user_message_id)
    const { body } = await call('GET', '/api/account/export')
    expect(body.companions[0].kept_messages).toEqual([
      expect.objectContaining({ id: first.message_id, line_id: first.message_id, content: 'Risposta 1.' }),
    ])
    await call('DELETE', `/api/companions/${companionId}/messages`)
    expect(await kept()).toEqual([])
    const second = await send('Ciao')
    await send('Salve', second.user_message_id)
    expect(await kept()).toHaveLength(2)
    await call('DELETE', `/api/companions/${companionId}`)
    expect(await run('select from kept_messages where owner_id = $1')).toEqual([])
  })

  it('are listed page by page', async () => {
    const first = await send('Ciao')
    await send('Poi')
    await send('Salve', first.user_message_id)
    const all = await kept()
    expect(all.map(({ content }) => content)).toEqual(['Ciao', 'Risposta 1.', 'Poi', 'Risposta 2.'])
    const path = `/api/companions/${companionId}/kept-messages?after=${all[1]?.id}`
    expect((await call('GET', path)).body).toEqual(all.slice(2))
  })
})

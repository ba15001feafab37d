import {
  createCompanion,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

let api: TestApi
let owner: TestUser
let companionId: string
let sessionId: string

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  owner = await registerUser(api)
  companionId = await createCompanion(api, owner)
  sessionId = await startConversation(api, owner, companionId)
})

const send = (message: string, more: object = {}) =>
  api.call('POST', `/api/chat/${sessionId}/send`, { token: owner.token, body: { message, ...more } })
const history = async (query = '') =>
  (await api.call('GET', `/api/companions/${companionId}/messages${query}`, { token: owner.token })).body
const contents = async (query?: string) =>
  (await history(query)).map(({ content }: { content: string }) => content)
const memories = async () =>
  (await api.call('GET', `/api/companions/${companionId}/memories`, { token: owner.token })).body

describe('replacing a message', () => {
  it('with other words puts the new pair in its place', async () => {
    const first = (await send('Ciao')).body
    const second = (await send('Sono triste')).body
    const edited = (await send('Sono felice', { replaces: second.user_message_id })).body
    expect((await history()).map(({ id }: { id: string }) => id)).toEqual([
      first.user_message_id,
      first.message_id,
      edited.user_message_id,
      edited.message_id,
    ])
    expect((await contents())[2]).toBe('Sono felice')
  })

  it('with the same words gives another reply', async () => {
    const first = (await send('Oggi ho parlato con mia sorella del mare')).body
    const again = (
      await send('Oggi ho parlato con mia sorella del mare', { replaces: first.user_message_id })
    ).body
    expect(again.message).not.toBe(first.message)
    expect(await history()).toHaveLength(2)
  })

  it('forgets what only the replaced message told', async () => {
    const { body } = await send('Mi chiamo Luca')
    expect(await memories()).toHaveLength(1)
    await send('Ciao', { replaces: body.user_message_id })
    expect(await memories()).toEqual([])
  })

  it('is safe to retry', async () => {
    const { body } = await send('Ciao')
    const options = { replaces: body.user_message_id, client_id: crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('Buongiorno', options)))
    expect(new Set(answers.map(({ body }) => body.message_id)).size).toBe(1)
    expect(await history()).toHaveLength(2)
  })

  it('is possible for own messages only', async () => {
    const first = (await send('Uno')).body
    const second = (await send('Due')).body
    for (const replaces of [first.message_id, second.message_id, crypto.randomUUID()]) {
      expect(await send('Tre', { replaces })).toMatchObject({
        status: 404,
        body: { code: 'message_not_found' },
      })
    }
    expect((await send('Tre', { replaces: 'abc' })).status).toBe(400)
    expect(await history()).toHaveLength(4)
  })
})

describe('searching a conversation', () => {
  it('finds words in any case, oldest first, and pages back', async () => {
    for (const message of ['Il Mare d’inverno', '100% sicuro', 'Perché no', 'amo il MARE', 'mare mosso'])
      await send(message)
    const isOwn = (content: string) => /mare|100%/i.test(content)
    expect((await contents('?search=mare')).filter(isOwn)).toEqual(
      expect.arrayContaining(['Il Mare d’inverno', 'amo il MARE', 'mare mosso']),
    )
    expect(await contents('?search=0%25')).toContain('100% sicuro')
    expect(await contents('?search=1%25s')).toEqual([])
    expect(await contents('?search=m_re')).toEqual([])
    const found = await history('?search=mare')
    const older = await history(`?search=mare&before=${found[1].id}`)
    expect(older).toEqual(found.slice(0, 1))
    expect(await history('?search=mare&limit=1')).toEqual(found.slice(-1))
    expect(await contents('?search=inesistente')).toEqual([])
    expect(await contents('?search=PERCHE')).toContain('Perché no')
    expect(await contents('?search=perch%C3%A9')).toContain('Perché no')
  })

  it('finds nothing for anybody else', async () => {
    const other = await registerUser(api)
    const path = `/api/companions/${companionId}/messages?search=mare`
    expect((await api.call('GET', path, { token: other.token })).status).toBe(404)
  })
})

import {
  createCompanion,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { MemoryRepository } from './memory.repository.ts'

let api: TestApi
let owner: TestUser
let other: TestUser
let companionId: string
let sessionId: string

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())

beforeEach(async () => {
  owner = await registerUser(api)
  other = await registerUser(api)
  companionId = await createCompanion(api, owner)
  sessionId = await startConversation(api, owner, companionId)
})

const call = (method: 'GET' | 'POST' | 'DELETE', rest: string, token: string | undefined = owner.token) =>
  api.call(method, `/api/companions/${companionId}/${rest}`, { token })
const send = (message: string) =>
  api.call('POST', `/api/chat/${sessionId}/send`, { token: owner.token, body: { message } })
const memories = async () => (await call('GET', 'memories')).body
const exclusions = async () => (await call('GET', 'memory-exclusions')).body
const exclude = async () => {
  const [fact] = await memories()
  return { fact, answer: await call('POST', `memories/${fact.id}/exclude`) }
}

it('forgets a fact and never remembers it again, whatever it is by then', async () => {
  await send('Vivo a Torino')
  const { fact, answer } = await exclude()
  expect(answer.status).toBe(201)
  expect(answer.body).toEqual({
    id: fact.id,
    text: fact.text,
    kind: 'home',
    created_at: expect.stringMatching(/Z$/),
  })
  expect(await memories()).toEqual([])
  await send('Vivo a Torino')
  await send('Ora vivo a Milano')
  expect(await memories()).toEqual([])
  expect(await exclusions()).toEqual([answer.body])
  expect((await call('POST', `memories/${fact.id}/exclude`)).status).toBe(404)
})

it('knows a fact again that a model words or keys otherwise', async () => {
  await send('Vivo a Torino')
  const { body } = await send('Ciao')
  await exclude()
  const message = { owner_id: owner.id, companion_id: companionId, message_id: body.user_message_id }
  const fact = { kind: 'home', key: 'city', text: 'Abiti a Torino', value: 'torino' } as const
  await api.app
    .get(MemoryRepository)
    .store(message, [fact, { ...fact, key: 'lake', value: 'Orta', text: 'Ami Orta' }])
  expect(await memories()).toMatchObject([{ text: 'Ami Orta' }])
})

it('remembers it again once that is taken back', async () => {
  await send('Vivo a Torino')
  const { answer } = await exclude()
  expect((await call('DELETE', `memory-exclusions/${answer.body.id}`)).status).toBe(200)
  expect((await call('DELETE', `memory-exclusions/${answer.body.id}`)).status).toBe(404)
  expect(await exclusions()).toEqual([])
  await send('Vivo a Torino')
  expect(await memories()).toMatchObject([{ kind: 'home' }])
})

it('keeps a fact out that is stored in the same moment', async () => {
  for (let round = 0; round < 5; round++) {
    await send('Vivo a Torino')
    const [fact] = await memories()
    await Promise.all([call('POST', `memories/${fact.id}/exclude`), send('Ora vivo a Milano')])
    expect(await memories()).toEqual([])
    await call('DELETE', `memory-exclusions/${fact.id}`)
  }
})

it('is in the download of one’s data and goes with the companion', async () => {
  await send('Vivo a Torino')
  const { answer } = await exclude()
  const { body } = await api.call('GET', '/api/account/export', { token: owner.token })
  expect(body.companions[0].memory_exclusions).toEqual([answer.body])
  await api.call('DELETE', `/api/companions/${companionId}`, { token: owner.token })
  const left = { name: '', text: 'select 1 from memory_exclusions where owner_id = $1' }
  expect(await api.database.rows(left, [owner.id])).toEqual([])
})

it('shows and changes nothing for anybody else', async () => {
  await send('Vivo a Torino')
  const { answer } = await exclude()
  await send('Mi chiamo Luca')
  const [fact] = await memories()
  for (const [method, rest] of [
    ['GET', 'memory-exclusions'],
    ['POST', `memories/${fact.id}/exclude`],
    ['DELETE', `memory-exclusions/${answer.body.id}`],
  ] as const) {
    expect((await call(method, rest, other.token)).status).toBe(404)
    expect((await api.call(method, `/api/companions/${companionId}/${rest}`)).status).toBe(401)
  }
  expect([await memories(), await exclusions()]).toMatchObject([[{ id: fact.id }], [{ id: answer.body.id }]])
})

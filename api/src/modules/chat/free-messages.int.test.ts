import { randomUUID } from 'node:crypto'
import {
  createAdmin,
  createCompanion,
  openEventStream,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { DataSource } from 'typeorm'

const FREE = 12
const RISKY = 'Non ce la faccio più, voglio farla finita'

let ai: FakeAi
let api: TestApi
beforeAll(async () => {
  ai = await startFakeAi()
  const config = { freeMessagesADay: FREE, ai: { baseUrl: ai.baseUrl, model: 'test-model' } }
  api = await startTestApi({ config })
})
afterAll(async () => {
  await api?.close()
  await ai?.close()
})
beforeEach(() => ai.script(({ stream }) => ({ pieces: stream ? ['Va bene'] : ['[]'] })))

const sql = (text: string, values: unknown[]) => api.app.get(DataSource).query(text, values)
const endMinute = () => sql(`delete from limit_counters where key like 'chat:%'`, [])

async function writer(user: TestUser) {
  const path = `/api/chat/${await startConversation(api, user, await createCompanion(api, user))}/send`
  const { token } = user
  return {
    path,
    send: (message = 'Ciao', more = {}, headers = {}) =>
      api.call('POST', path, { token, body: { message, ...more }, headers }),
  }
}

/** Somebody who has so many messages left. */
async function writerWith(left: number) {
  const user = await registerUser(api)
  const { path, send } = await writer(user)
  for (let sent = 0; sent < FREE - left; sent++) await send()
  return { user, path, send }
}

it('tells of the last ten before they are used up, then says when it goes on and how to go on at once', async () => {
  const { send } = await writer(await registerUser(api))
  const told: unknown[] = []
  for (let sent = 0; sent < FREE; sent++) told.push((await send()).body.free_messages_left)
  expect(told).toEqual([undefined, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
  const refused = await send('Ancora una', {}, { 'accept-language': 'en' })
  expect([refused.status, refused.body.code]).toEqual([429, 'free_limit'])
  expect(refused.body.detail).toBe(
    'You have used today’s free messages (12). You can write again in 24 hours, or right away with premium days.',
  )
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
})

it('never stops a message that speaks of risk, nor counts it', async () => {
  const { send } = await writerWith(1)
  expect((await send(RISKY)).body.free_messages_left).toBeUndefined()
  expect((await send()).body.free_messages_left).toBe(0)
  const risky = await send(RISKY)
  expect([risky.status, risky.body.care.help_lines.length > 0]).toEqual([200, true])
  expect((await send()).status).toBe(429)
})

longTest('has no limit for premium days while they last, nor for administrators', async () => {
  const { user, send } = await writerWith(0)
  await sql(`update users set premium_until = now() + interval '1 day' where id = $1`, [user.id])
  const { status, body } = await send()
  expect([status, body.free_messages_left]).toEqual([200, undefined])
  await sql(`update users set premium_until = now() - interval '1 second' where id = $1`, [user.id])
  expect((await send()).body.code).toBe('free_limit')
  const admin = await writer(await createAdmin(api))
  for (let sent = 0; sent <= FREE; sent++) expect((await admin.send()).status).toBe(200)
})

it('counts no message twice, and none that got no reply', async () => {
  const { send } = await writerWith(2)
  const retried = { client_id: randomUUID() }
  ai.script(() => ({ status: 500 }))
  expect((await send('Ciao', retried)).status).toBe(503)
  ai.script(({ stream }) => ({ pieces: stream ? ['Eccomi'] : ['[]'] }))
  await endMinute()
  expect((await send('Ciao', retried)).body.free_messages_left).toBe(1)
  expect((await send('Ciao', retried)).status).toBe(200)
  expect((await send()).body.free_messages_left).toBe(0)
})

it('lets no more through where many are sent at the same moment to several companions', async () => {
  const { user, send } = await writerWith(2)
  const writers = [{ send }, await writer(user), await writer(user)]
  const answers = await Promise.all(writers.map((each) => each.send()))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429])
})

it('refuses a streamed message before its stream begins', async () => {
  const { user, path } = await writerWith(0)
  const body = { message: 'Ciao' }
  const response = await fetch(`${api.origin}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${user.token}`,
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  expect([response.status, await response.json()]).toEqual([
    429,
    expect.objectContaining({ code: 'free_limit' }),
  ])
  await sql(`update users set premium_until = now() + interval '1 day' where id = $1`, [user.id])
  const events = await (await openEventStream(api.origin, path, { token: user.token, body })).rest()
  expect(events.at(-1)).toMatchObject({ event: 'done' })
})

it('tells everybody who is logged in how many are free', async () => {
  const { token } = await registerUser(api)
  const { status, body } = await api.call('GET', '/api/chat/free-messages', { token })
  expect([status, body]).toEqual([200, { a_day: FREE }])
  expect((await api.call('GET', '/api/chat/free-messages')).status).toBe(401)
})

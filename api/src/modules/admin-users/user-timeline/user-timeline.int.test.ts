import { randomUUID } from 'node:crypto'
import {
  type ApiResponse,
  createAdmin,
  createCompanion,
  mailsTo,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { type TimelineEntry, timelineEntry, timelineKinds } from '@confida/contracts'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { DataSource } from 'typeorm'
import { timelineOf } from './user-timeline.sql.ts'

let api: TestApi
let admin: TestUser
let anna: TestUser
let bruno: TestUser

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api, { name: 'Zeno' })
  ;[anna, bruno] = [await registerUser(api, { name: 'Anna' }), await registerUser(api, { name: 'Bruno' })]
  for (const person of [anna, bruno]) await live(person)
})
afterAll(() => api?.close())

const run = <Row extends object>(text: string, values: unknown[]) =>
  api.database.rows<Row>({ name: '', text }, values)
const pathOf = (id: string, query = '') => `/api/admin/users/${id}/timeline${query}`
const list = (id = anna.id, query = '', token: string | undefined = admin.token) =>
  api.call('GET', pathOf(id, query), { token })
const kindsOf = ({ body }: ApiResponse) => body.map(({ kind }: TimelineEntry) => kind)

/** Something of every kind, and a chat, which is nobody's business. */
async function live({ id, email, password, token, name }: TestUser) {
  await api.call('POST', '/api/auth/login', { body: { email, password } })
  await mailsTo(api, email)
  await run(
    `insert into payments (session_id, user_id, tier_name, amount, duration_days, payment_status, status, paid_at, expires_at)
     values ($1, $2, 'Un mese', 19.9, 30, 'paid', 'complete', now(), now())`,
    [`cs_${id}`, id],
  )
  await api.call('POST', '/api/feedback', { token, body: { message: `Bello, dice ${name}`, rating: 4 } })
  await api.call('PATCH', `/api/admin/users/${id}/standby`, { token: admin.token })
  await api.call('PATCH', `/api/admin/users/${id}/standby`, { token: admin.token })
  const again = await api.call('POST', '/api/auth/login', { body: { email, password } })
  const person = { ...anna, id, email, name, token: again.body.token }
  const session = await startConversation(api, person, await createCompanion(api, person))
  const message = 'Ho sognato un segreto'
  await api.call('POST', `/api/chat/${session}/send`, { token: person.token, body: { message } })
}

it('tells what happened with an account, newest first, and nothing of others or of chats', async () => {
  const answer = await list()
  expect(answer.status).toBe(200)
  const entries: TimelineEntry[] = answer.body
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(timelineKinds))
  expect(entries.every((entry) => timelineEntry.safeParse(entry).success)).toBe(true)
  const moments = entries.map(({ created_at }) => created_at)
  expect(moments).toEqual([...moments].sort().reverse())
  expect(entries.at(-1)).toMatchObject({ kind: 'registration', id: anna.id })
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'payment',
        tier_name: 'Un mese',
        amount: 19.9,
        payment_status: 'paid',
      }),
      expect.objectContaining({ kind: 'mail', template: 'new_device' }),
      expect.objectContaining({ kind: 'feedback', rating: 4, message: 'Bello, dice Anna' }),
      expect.objectContaining({ kind: 'change', action: 'user.standby', actor_name: 'Zeno' }),
    ]),
  )
  expect(answer.text).not.toMatch(/Bruno|segreto|sogn|127\.0\.0\.1|@/)
})

it.each(timelineKinds)('can be of %s alone', async (kind) => {
  const kinds = kindsOf(await list(anna.id, `?kind=${kind}`))
  expect(kinds.length).toBeGreaterThan(0)
  expect(new Set(kinds)).toEqual(new Set([kind]))
})

it('is walked page by page, each entry once, also those of one moment', async () => {
  const user = await registerUser(api)
  await run(
    `insert into outbox (template, user_id, recipient, subject, content, state, created_at)
     select 'welcome', $1, $2, 'Ciao', 'Ciao', 'kept', timestamptz '2026-01-10Z' from generate_series(1, 7)`,
    [user.id, user.email],
  )
  const all: string[] = (await list(user.id)).body.map(({ id }: TimelineEntry) => id)
  const walked: string[] = []
  let next: string | undefined = pathOf(user.id, '?limit=3')
  while (next) {
    const answer: ApiResponse = await api.call('GET', next, { token: admin.token })
    expect(answer.headers.get('x-total-count')).toBe(String(all.length))
    expect(answer.body.length).toBeLessThanOrEqual(3)
    walked.push(...answer.body.map(({ id }: TimelineEntry) => id))
    next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  expect(walked).toEqual(all)
  expect(new Set(walked).size).toBe(walked.length)
  expect(walked.length).toBeGreaterThan(7)
})

it('is there for a deleted account', async () => {
  const user = await registerUser(api)
  const body = { admin_password: admin.password }
  await api.call('DELETE', `/api/admin/user/${user.id}`, { token: admin.token, body })
  expect((await list(user.id)).body[0]).toMatchObject({ kind: 'change', action: 'user.delete' })
})

it('finds the rows of one account by an index, whatever the others have', async () => {
  const sql = timelineOf(timelineKinds).replaceAll(':userId', `'${anna.id}'`)
  const plan = await api.app.get(DataSource).transaction(async (manager) => {
    // Tables of tests are so short that reading them whole is cheaper.
    await manager.query('set local enable_seqscan = off')
    const cursor = `(entry.created_at, entry.id) < (now(), '${anna.id}'::uuid)`
    return JSON.stringify(await manager.query(`explain select from ${sql} entry where ${cursor}`))
  })
  expect(plan).not.toMatch(/Seq Scan|_newest/)
  for (const index of ['payments_of_user', 'outbox_of_user', 'feedbacks_of_user', 'audit_log_of_target'])
    expect(plan).toContain(index)
  expect(plan).toContain('security_log_of_user')
})

it.each(['limit=0', 'limit=201', 'cursor=abc', 'kind=chat'])('refuses %s', async (query) => {
  expect(await list(anna.id, `?${query}`)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

it('does not know unknown or malformed ids', async () => {
  for (const id of [randomUUID(), 'abc'])
    expect(await list(id)).toMatchObject({ status: 404, body: { code: 'user_not_found' } })
})

it('is for administrators only', async () => {
  const { token } = await registerUser(api)
  expect((await list(anna.id, '', token)).status).toBe(403)
  expect((await api.call('GET', pathOf(anna.id))).status).toBe(401)
})

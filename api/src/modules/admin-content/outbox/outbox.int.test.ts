import type { OutboxMail } from '@confida/contracts'
import {
  type Answer,
  createAdmin,
  startTestApi,
  type TestAccount,
  type TestApi,
} from '@confida/testing/server'
import { afterAll, beforeAll, expect, it } from '@jest/globals'

let api: TestApi
let admin: TestAccount

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api)
  const states = ['kept', 'sent', 'failed', 'queued']
  for (const [index, state] of states.entries()) {
    await run(
      `insert into outbox (template, recipient, subject, content, state, attempts, last_error, created_at, sent_at)
       values ('welcome', $1, 'Benvenuto', 'Ciao', $2, 1, $3, now() + $4::interval, $5)`,
      [
        `${state}@example.com`,
        state,
        state === 'failed' ? 'ECONNECTION' : null,
        `${index} seconds`,
        state === 'sent' ? '2026-01-10T10:00:00Z' : null,
      ],
    )
  }
})
afterAll(() => api?.close())

const run = (text: string, values: unknown[]) => api.database.rows({ name: '', text }, values)
const list = (query = '') => api.call('GET', `/api/admin/outbox${query}`, { token: admin.token })
const statesOf = ({ body }: Answer) => body.map(({ state }: OutboxMail) => state)

it('shows each mail with its state, newest first', async () => {
  const answer = await list()
  expect(statesOf(answer)).toEqual(['queued', 'failed', 'sent', 'kept'])
  expect(answer.body[1]).toMatchObject({
    recipient: 'failed@example.com',
    last_error: 'ECONNECTION',
    sent_at: null,
  })
  expect(answer.body[2]).toMatchObject({
    subject: 'Benvenuto',
    content: 'Ciao',
    sent_at: '2026-01-10T10:00:00.000Z',
  })
})

it('is filtered by state and by words', async () => {
  expect(statesOf(await list('?state=failed'))).toEqual(['failed'])
  expect(statesOf(await list('?search=SENT@'))).toEqual(['sent'])
  expect((await list('?state=x')).status).toBe(400)
})

it('is walked page by page', async () => {
  const states: string[] = []
  let next: string | undefined = '/api/admin/outbox?limit=3'
  while (next) {
    const answer: Answer = await api.call('GET', next, { token: admin.token })
    expect(answer.headers.get('x-total-count')).toBe('4')
    states.push(...statesOf(answer))
    next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  expect(states).toEqual(['queued', 'failed', 'sent', 'kept'])
})

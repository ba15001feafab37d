import {
  type ApiResponse,
  callWhileLocked,
  createAdmin,
  lockRows,
  mailsTo,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import type { OutboxMail } from '@confida/contracts'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Jobs } from '../../../platform/jobs/jobs.ts'

let api: TestApi
let admin: TestUser

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
const statesOf = ({ body }: ApiResponse) => body.map(({ state }: OutboxMail) => state)

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

it('is filtered by kind and by days', async () => {
  await run(
    `insert into outbox (template, recipient, subject, content, state, created_at)
     values ('monthly_report', 'altra@example.com', 'Rapporto', 'Ciao', 'sent', '2025-03-31T22:30:00Z')`,
    [],
  )
  const romanApril = 'from=2025-04-01&to=2025-04-01&time_zone=Europe/Rome'
  const answers = await Promise.all(
    ['template=monthly_report', romanApril, `${romanApril}&state=sent&template=monthly_report`].map(
      (filter) => list(`?limit=5&${filter}`),
    ),
  )
  for (const answer of answers) {
    expect(answer.body.map(({ recipient }: OutboxMail) => recipient)).toEqual(['altra@example.com'])
    expect(answer.headers.get('x-total-count')).toBe('1')
  }
  expect((await list('?from=2025-04-01&to=2025-04-01&time_zone=UTC')).body).toEqual([])
  expect((await list('?template=x')).status).toBe(400)
  await run(`delete from outbox where template = 'monthly_report'`, [])
})

it('tells administrators whether there is a mail server, and nobody else', async () => {
  const path = '/api/admin/outbox/server'
  expect((await api.call('GET', path, { token: admin.token })).body).toEqual({ is_set_up: false })
  expect((await api.call('GET', path)).status).toBe(401)
  expect((await api.call('GET', path, { token: (await registerUser(api)).token })).status).toBe(403)
})

it('is walked page by page', async () => {
  const states: string[] = []
  let next: string | undefined = '/api/admin/outbox?limit=3'
  while (next) {
    const answer: ApiResponse = await api.call('GET', next, { token: admin.token })
    expect(answer.headers.get('x-total-count')).toBe('4')
    states.push(...statesOf(answer))
    next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  expect(states).toEqual(['queued', 'failed', 'sent', 'kept'])
})

describe('a reset code', () => {
  async function post(state: string, user: TestUser) {
    const text = `insert into outbox (template, user_id, recipient, subject, content, state)
      values ('password_reset', $1, $2, 'Codice 482913', E'Ciao,\n\n4829137', $3) returning id`
    const [row] = await run(text, [user.id, user.email, state])
    const all = (await list(`?search=${user.email}`)).body
    return all.find(({ id }: OutboxMail) => id === row?.id)
  }

  it.each(['queued', 'sent', 'failed'])('is hidden in a mail that is %s', async (state) => {
    expect(await post(state, await registerUser(api))).toMatchObject({
      subject: 'Codice ••••••',
      content: 'Ciao,\n\n••••••',
    })
  })

  it('is shown where no mail server takes it to the person', async () => {
    expect(await post('kept', await registerUser(api))).toMatchObject({ subject: 'Codice 482913' })
  })

  it('of another administrator is hidden all the same', async () => {
    expect(await post('kept', await createAdmin(api))).toMatchObject({ subject: 'Codice ••••••' })
  })

  it('cannot be found out by searching for its digits', async () => {
    await post('sent', await registerUser(api, { email: 'cifre@example.com' }))
    expect((await list('?search=482913')).body).toEqual([])
    for (const search of ['codice', 'codice cifre@', 'cò'])
      expect((await list(`?search=${search}`)).body.length).toBeGreaterThan(0)
    expect((await list('?search=codice nessuno')).body).toEqual([])
  })
})

describe('a mail that was given up', () => {
  const retry = (id: string, token: string | undefined = admin.token) =>
    api.call('POST', `/api/admin/outbox/${id}/retry`, { token })
  async function mailIn(state: string) {
    const [row] = await run(
      `insert into outbox (template, recipient, subject, content, state, attempts, last_error)
       values ('welcome', $1, 'Benvenuto', 'Ciao', $2, 10, 'ECONNECTION') returning id, recipient`,
      [`${state}.${Math.random()}@example.com`, state],
    )
    return row as { id: string; recipient: string }
  }

  it.each(['failed', 'kept'])(
    'is sent again when it is asked for (%s), and the log says by whom',
    async (state) => {
      const { id, recipient } = await mailIn(state)
      expect(await retry(id)).toMatchObject({
        status: 200,
        body: { id, state: 'queued', last_error: 'ECONNECTION' },
      })
      // The tests have no mail server: it ends where such mails end.
      expect(await mailsTo(api, recipient)).toMatchObject([{ state: 'kept', attempts: 11 }])
      const { body } = await api.call('GET', '/api/admin/audit-log', { token: admin.token })
      expect(body[0]).toMatchObject({
        action: 'mail.retry',
        actor_id: admin.id,
        target_id: id,
        before: { state },
        after: { state: 'queued' },
      })
    },
  )

  it('stays given up where its job cannot be stored', async () => {
    const { id } = await mailIn('failed')
    jest.spyOn(api.app.get(Jobs), 'enqueue').mockRejectedValueOnce(new Error('no queue'))
    expect((await retry(id)).status).toBe(500)
    expect(await run('select state from outbox where id = $1', [id])).toEqual([{ state: 'failed' }])
  })

  it('is queued once by two who ask at once', async () => {
    const { id, recipient } = await mailIn('failed')
    const answers = await callWhileLocked(api, lockRows('outbox', id), [() => retry(id), () => retry(id)])
    const codes = answers.map(({ status, body }) => body.code ?? status)
    expect(codes).toEqual(expect.arrayContaining([200, 'mail_not_retriable']))
    expect(await mailsTo(api, recipient)).toMatchObject([{ state: 'kept' }])
  })

  it.each(['sent', 'queued'])('is the only one: one that is %s stays as it is', async (state) => {
    const { id } = await mailIn(state)
    expect(await retry(id)).toMatchObject({ status: 409, body: { code: 'mail_not_retriable' } })
  })

  it('is for administrators to send', async () => {
    const { id } = await mailIn('failed')
    const user = await registerUser(api)
    expect(await retry(id, user.token)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await retry(id, 'nonsense')).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
    expect(await api.call('POST', `/api/admin/outbox/${id}/retry`)).toMatchObject({
      status: 401,
      body: { code: 'token_missing' },
    })
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'nonsense'])('has to be there (%s)', async (id) => {
    expect(await retry(id)).toMatchObject({ status: 404, body: { code: 'mail_not_found' } })
  })
})

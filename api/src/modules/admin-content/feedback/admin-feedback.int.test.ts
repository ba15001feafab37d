import {
  type ApiResponse,
  createAdmin,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import type { Feedback } from '@confida/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

let api: TestApi
let admin: TestUser
let author: TestUser

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api)
  author = await registerUser(api, { name: 'Anna Rossi' })
})
afterAll(() => api?.close())
beforeEach(() => run('delete from feedbacks'))

const run = (text: string, values: unknown[] = []) => api.database.rows({ name: '', text }, values)
const call = (method: string, path: string, token: string | undefined = admin.token) =>
  api.call(method, path, { token })
const list = (query = '') => call('GET', `/api/admin/feedbacks${query}`)
const unread = async () => (await call('GET', '/api/admin/feedbacks/unread-count')).body
const messagesOf = ({ body }: ApiResponse) => body.feedbacks.map(({ message }: Feedback) => message)

/** Stored as if it had been written at that moment. */
async function stored(message: string, rating: number | null, at = 'now()'): Promise<string> {
  const [row] = await run(
    `insert into feedbacks (user_id, user_name, user_email, message, rating, created_at)
     values ($1, 'Anna Rossi', $2, $3, $4, ${at}) returning id`,
    [author.id, author.email, message, rating],
  )
  return (row as { id: string }).id
}

describe('the list', () => {
  it('tells who wrote what, when, newest first', async () => {
    const id = await stored('Bello', 4, "'2026-01-31T23:30:00Z'")
    await stored('Senza voto', null)
    const { status, body } = await list('?time_zone=Europe/Rome')
    expect(status).toBe(200)
    expect(messagesOf({ body } as ApiResponse)).toEqual(['Senza voto', 'Bello'])
    expect(body.feedbacks[0].rating).toBeNull()
    expect(body.feedbacks[1]).toEqual({
      id,
      rating: 4,
      message: 'Bello',
      user_name: 'Anna Rossi',
      user_email: author.email,
      created_at: '2026-01-31T23:30:00.000Z',
      data: '01/02/2026',
      ora: '00:30',
      state: 'new',
    })
  })

  it('counts, averages and knows the positive ones; a missing rating is no zero', async () => {
    for (const rating of [5, 4, 3, null]) await stored('x', rating)
    await stored('alt', 1, "now() - interval '40 days'")
    expect((await list('?rating=5')).body.stats).toEqual({
      total: 5,
      averageRating: 3.3,
      positive: 2,
      thisMonth: 4,
    })
  })

  it('begins the month in the time zone of the request', async () => {
    await stored(
      'x',
      5,
      "date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' - interval '30 minutes'",
    )
    expect((await list()).body.stats.thisMonth).toBe(0)
    expect((await list('?time_zone=Europe/Rome')).body.stats.thisMonth).toBe(1)
  })

  it('is empty at first', async () => {
    expect((await list()).body).toEqual({
      feedbacks: [],
      stats: { total: 0, averageRating: 0, positive: 0, thisMonth: 0 },
      states: { new: 0, in_work: 0, answered: 0, closed: 0 },
    })
  })

  it('is filtered by rating and by moments, the first included and the last not', async () => {
    await stored('uno', 5, "'2026-01-10T10:00:00Z'")
    await stored('due', 4, "'2026-01-11T10:00:00Z'")
    await stored('tre', 5, "'2026-01-12T10:00:00Z'")
    expect(messagesOf(await list('?rating=5'))).toEqual(['tre', 'uno'])
    const days = 'from=2026-01-11T10:00:00Z&to=2026-01-12T10:00:00Z'
    const answer = await list(`?${days}`)
    expect(messagesOf(answer)).toEqual(['due'])
    expect(answer.headers.get('x-total-count')).toBe('1')
    expect(messagesOf(await list(`?${days}&rating=5`))).toEqual([])
  })

  it('is walked page by page', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await stored(name, name === 'c' ? 1 : 5)
    const messages: string[] = []
    let next: string | undefined = '/api/admin/feedbacks?limit=2&rating=5'
    while (next) {
      const answer: ApiResponse = await call('GET', next)
      expect(answer.headers.get('x-total-count')).toBe('4')
      messages.push(...messagesOf(answer))
      next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
    }
    expect(messages).toEqual(['e', 'd', 'b', 'a'])
  })

  it.each([
    'limit=0',
    'rating=6',
    'state=lost',
    'rating=x',
    'from=ieri',
    'time_zone=Mars/Base',
    'cursor=abc',
  ])('refuses %s', async (query) => {
    expect(await list(`?${query}`)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })
})

describe('unread feedback', () => {
  it('is counted until all of it is marked as read', async () => {
    expect(await unread()).toEqual({ unread_count: 0 })
    const body = { message: 'Nuovo', rating: 5 }
    await api.call('POST', '/api/feedback', { token: author.token, body })
    expect(await unread()).toEqual({ unread_count: 1 })
    const marked = await call('POST', '/api/admin/feedbacks/mark-all-read')
    expect(marked).toMatchObject({ status: 200, body: { status: 'success' } })
    expect(await unread()).toEqual({ unread_count: 0 })
  })
})

describe('one feedback', () => {
  it('can be opened by its address', async () => {
    const id = await stored('Bello', 4)
    expect(await call('GET', `/api/admin/feedback/${id}`)).toMatchObject({
      status: 200,
      body: { id, message: 'Bello' },
    })
  })

  it('is deleted once by two who try; the log keeps neither its text nor a name', async () => {
    const id = await stored('Segreto', 2)
    await stored('Altro', 4)
    const answers = await Promise.all([1, 2].map(() => call('DELETE', `/api/admin/feedback/${id}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ status: 'success' })
    expect((await list()).body.stats).toMatchObject({ total: 1, averageRating: 4 })
    const log = await run('select action, target_name, before from audit_log where target_id = $1', [id])
    expect(log).toEqual([
      {
        action: 'feedback.delete',
        target_name: null,
        before: { rating: 2, user_id: author.id, created_at: expect.any(String) },
      },
    ])
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'abc'])('%s is not there', async (id) => {
    for (const method of ['GET', 'DELETE']) {
      const answer = await call(method, `/api/admin/feedback/${id}`)
      expect(answer).toMatchObject({ status: 404, body: { code: 'feedback_not_found' } })
    }
  })
})

it('leaves the statistics when its author is gone', async () => {
  const leaver = await registerUser(api)
  await stored('resta', 5)
  await run(
    `insert into feedbacks (user_id, user_name, user_email, message, rating) values ($1, 'x', 'x@y', 'via', 1)`,
    [leaver.id],
  )
  await run('delete from users where id = $1', [leaver.id])
  expect((await list()).body.stats).toMatchObject({ total: 1, averageRating: 5 })
})

it('is for administrators only', async () => {
  const id = await stored('Bello', 4)
  const calls = [
    ['GET', '/api/admin/feedbacks'],
    ['GET', '/api/admin/feedbacks/unread-count'],
    ['POST', '/api/admin/feedbacks/mark-all-read'],
    ['POST', '/api/admin/feedbacks/state'],
    ['GET', '/api/admin/feedbacks/export'],
    ['GET', `/api/admin/feedback/${id}`],
    ['POST', `/api/admin/feedback/${id}/replies`],
    ['DELETE', `/api/admin/feedback/${id}`],
  ] as const
  for (const [method, path] of calls) {
    expect((await call(method, path, author.token)).status).toBe(403)
    expect((await api.call(method, path)).status).toBe(401)
  }
  expect((await list()).body.stats.total).toBe(1)
})

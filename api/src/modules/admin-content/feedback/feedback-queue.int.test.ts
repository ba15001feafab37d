import {
  type ApiResponse,
  createAdmin,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { type Feedback, type FeedbackState, feedbackStateTag, type SeenFeedback } from '@confida/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

let api: TestApi
let admin: TestUser
let author: TestUser

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api)
  author = await registerUser(api, { name: 'Zoë Ünal' })
})
afterAll(() => api?.close())
beforeEach(() => run('delete from feedbacks; delete from audit_log'))

const run = (text: string, values: unknown[] = []) => api.database.rows({ name: '', text }, values)
const list = (query = '') => api.call('GET', `/api/admin/feedbacks${query}`, { token: admin.token })
const messagesOf = ({ body }: ApiResponse) => body.feedbacks.map(({ message }: Feedback) => message)
const setState = (ids: unknown, state: string, seen?: string) =>
  api.call('POST', '/api/admin/feedbacks/state', {
    token: admin.token,
    body: { ids, state },
    headers: seen ? { 'if-match': seen } : {},
  })

async function stored(
  message: string,
  state: FeedbackState = 'new',
  rating = 5,
  at = 'now()',
): Promise<string> {
  const [row] = await run(
    `insert into feedbacks (user_id, user_name, user_email, message, rating, state, created_at)
     values ($1, 'Zoë Ünal', $2, $3, $4, $5, ${at}) returning id`,
    [author.id, author.email, message, rating, state],
  )
  return (row as { id: string }).id
}

describe('the states', () => {
  it('are counted over all feedback, and filter the list, alone, with days and with ratings', async () => {
    await stored('uno', 'new', 5, "'2026-01-10T10:00:00Z'")
    await stored('due', 'closed', 4, "'2026-01-11T10:00:00Z'")
    await stored('tre', 'closed', 5, "'2026-01-12T10:00:00Z'")
    const answer = await list('?state=closed')
    expect(messagesOf(answer)).toEqual(['tre', 'due'])
    expect(answer.body.states).toEqual({ new: 1, in_work: 0, answered: 0, closed: 2 })
    const totalOf = async (query: string) => {
      const { headers } = await list(`?limit=1&${query}`)
      return headers.get('x-total-count')
    }
    expect(await totalOf('state=closed')).toBe('2')
    expect(await totalOf('state=closed&from=2026-01-11T12:00:00Z')).toBe('1')
    expect(await totalOf('state=closed&rating=4')).toBe('1')
  })

  it('change for several at once; two who change the same write each change down once', async () => {
    const ids = [await stored('uno'), await stored('due'), await stored('tre', 'in_work')]
    const answers = await Promise.all([setState(ids, 'in_work'), setState([...ids].reverse(), 'in_work')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ body }) => body.changed).sort()).toEqual([0, 2])
    expect((await list()).body.states).toEqual({ new: 0, in_work: 3, answered: 0, closed: 0 })
    const log = await run('select action, target_id, before, after from audit_log order by id')
    expect(log).toHaveLength(2)
    expect(log).toContainEqual({
      action: 'feedback.state',
      target_id: ids[0],
      before: { state: 'new' },
      after: { state: 'in_work' },
    })
  })

  it('of several are changed all or none, where somebody else has changed one meanwhile', async () => {
    const seen = [await stored('uno'), await stored('due')].map((id) => ({ id, state: 'new' as const }))
    const [one, other] = seen.map(({ id }) => id)
    await setState([other], 'in_work')
    const ids = [one, other, crypto.randomUUID()]
    const tags = (feedbacks: SeenFeedback[]) => feedbacks.map(feedbackStateTag).join(', ')
    const refused = await setState(ids, 'closed', tags(seen))
    const current = { feedbacks: [{ id: other, state: 'in_work' }] }
    expect(refused).toMatchObject({ status: 409, body: { code: 'record_outdated', current } })
    expect((await list()).body.states).toMatchObject({ new: 1, in_work: 1, closed: 0 })
    const decided = await setState(ids, 'closed', tags([...seen, ...current.feedbacks] as SeenFeedback[]))
    expect(decided).toMatchObject({ status: 200, body: { changed: 2 } })
    // A lost answer: what is there already has been seen by nobody else's change.
    expect(await setState(ids, 'closed', tags(seen))).toMatchObject({ status: 200, body: { changed: 0 } })
  })

  it('of one is given by the first of two at once', async () => {
    const id = await stored('uno')
    const seen = feedbackStateTag({ id, state: 'new' })
    const answers = await Promise.all([setState([id], 'closed', seen), setState([id], 'in_work', seen)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('leave alone what is gone', async () => {
    const id = await stored('uno')
    const { body } = await setState([id, crypto.randomUUID()], 'closed')
    expect(body).toEqual({ status: 'success', changed: 1 })
  })

  it('are counted the same after the totals are rebuilt, and without what was deleted', async () => {
    await stored('uno', 'answered')
    const id = await stored('due', 'closed')
    await run('select rebuild_list_totals()')
    await api.call('DELETE', `/api/admin/feedback/${id}`, { token: admin.token })
    expect((await list()).body.states).toEqual({ new: 0, in_work: 0, answered: 1, closed: 0 })
  })

  it.each([
    [[], 'closed'],
    [['x'], 'closed'],
    [[crypto.randomUUID()], 'lost'],
    [Array.from({ length: 201 }, () => crypto.randomUUID()), 'closed'],
  ])('refuse %j', async (ids, state) => {
    expect(await setState(ids, state)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })
})

describe('the search', () => {
  it.each([
    ['perche', ['Perché non va?']],
    ['UNAL perché', ['Perché non va?']],
    ['100%', ['Funziona al 100%']],
    ['_', []],
    ['zoe', ['Funziona al 100%', 'Perché non va?']],
  ])('for %s finds words in texts and names, whatever their case and accents', async (search, found) => {
    await stored('Perché non va?')
    await stored('Funziona al 100%')
    const answer = await list(`?limit=5&search=${encodeURIComponent(search)}`)
    expect(messagesOf(answer)).toEqual(found)
    expect(answer.headers.get('x-total-count')).toBe(String(found.length))
  })

  it('has an index', async () => {
    const plan = await api.database.transaction(async ({ manager }) => {
      await manager.query('set local enable_seqscan = off')
      return manager.query(`explain select id from feedbacks where searched like '%perche%'`)
    })
    expect(JSON.stringify(plan)).toContain('feedbacks_searched')
  })
})

describe('the file', () => {
  const download = (query: string) =>
    api.call('GET', `/api/admin/feedbacks/export?${query}`, { token: admin.token })

  it('holds what passes the filters, runs nothing, and is written down without what was searched for', async () => {
    const id = await stored('=HYPERLINK("http://x")\nzwei; drei', 'closed', 2, "'2026-01-10T10:00:00Z'")
    await stored('anderes', 'closed')
    await stored('zwei', 'new')
    const { status, headers, text } = await download('state=closed&search=ZWEI')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="feedback-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(text.replace('\uFEFF', '')).toBe(
      'created_at;state;rating;user_name;user_email;message;id\r\n' +
        `2026-01-10T10:00:00.000Z;closed;2;Zoë Ünal;${author.email};"'=HYPERLINK(""http://x"")\nzwei; drei";${id}\r\n`,
    )
    expect(await run('select action, actor_id, target_id, before, after from audit_log')).toEqual([
      {
        action: 'feedback.export',
        actor_id: admin.id,
        target_id: null,
        before: null,
        after: { state: 'closed' },
      },
    ])
  })

  it('goes on where a part of it ends', async () => {
    await run(
      `insert into feedbacks (user_id, user_name, user_email, message, rating)
       select $1, 'x', 'x@y', 'n' || i, 3 from generate_series(1, 2100) i`,
      [author.id],
    )
    const { text } = await download('rating=3')
    expect(new Set(text.match(/;n\d+;/g)).size).toBe(2100)
  })
})

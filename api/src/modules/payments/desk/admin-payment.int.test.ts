import { randomUUID } from 'node:crypto'
import { createAdmin, registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { statement } from '../../../platform/database/statement.ts'

const PATH = '/api/admin/payments'
let api: TestApi
let admin: TestUser
let anna: TestUser
let bruno: TestUser

const run = (text: string, values: unknown[] = []) => api.database.rows(statement('', text), values)

interface Draft {
  session: string
  user: TestUser
  day: number
  amount?: number
  more?: string
}

/** `more`: columns beyond the common ones, as `name = value`. */
async function insert({ session, user, day, amount = 10, more }: Draft) {
  const [row] = await run(
    `insert into payments (session_id, user_id, tier_name, amount, duration_days, created_at, expires_at)
     values ($1, $2, 'Un mese', $3, 30, $4, '2026-01-31T00:00:00Z') returning id`,
    [session, user.id, amount, `2026-01-0${day}T09:00:00Z`],
  )
  if (more) await run(`update payments set ${more} where id = $1`, [row?.id])
  return row?.id as string
}

const PAID = `payment_status = 'paid', status = 'complete', paid_at = created_at`
const ids: Record<string, string> = {}

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api, { name: 'Zeno' })
  anna = await registerUser(api, { name: '=cmd|calc', email: 'anna.rossi@example.com' })
  bruno = await registerUser(api, { name: 'Bruno', email: 'bruno@example.com' })
  const drafts: Draft[] = [
    { session: 'pay_Open', user: anna, day: 1, more: `expires_at = now() + interval '1 hour'` },
    { session: 'pay_Expired', user: anna, day: 2 },
    { session: 'pay_Pending', user: anna, day: 3, more: `status = 'complete'` },
    {
      session: 'pay_Paid',
      user: anna,
      day: 4,
      amount: 19.99,
      more: `${PAID}, provider = 'stripe', stripe_session_id = 'cs_test_a1', stripe_payment_intent = 'pi_A1'`,
    },
    { session: 'pay_Partly', user: bruno, day: 5, more: `${PAID}, refunded_amount = 4.01` },
    {
      session: 'pay_Refunded',
      user: bruno,
      day: 6,
      more: `${PAID.replace("'paid'", "'refunded'")}, refunded_amount = 10`,
    },
    {
      session: 'pay_Disputed',
      user: bruno,
      day: 7,
      more: `${PAID.replace("'paid'", "'refunded'")}, is_disputed = true`,
    },
  ]
  for (const draft of drafts) ids[draft.session] = await insert(draft)
  await run(
    `insert into payment_events (id, type, payment_id, received_at)
     values ('evt_1', 'refund.created', $1, '2026-01-06T10:00:00Z'),
       ('evt_2', 'charge.refunded', $1, '2026-01-06T10:00:00Z'),
       ('evt_3', 'checkout.session.completed', $1, '2026-01-06T09:00:00Z'),
       ('evt_4', 'checkout.session.completed', $2, '2026-01-04T09:00:00Z')`,
    [ids.pay_Refunded, ids.pay_Paid],
  )
})
afterAll(() => api?.close())

const get = (query = '', token = admin.token) => api.call('GET', `${PATH}${query}`, { token })
const found = async (query: string) =>
  ((await get(query)).body as { session_id: string }[]).map(({ session_id }) => session_id.slice(4))

describe('the list', () => {
  it('has what is known of each, newest first, a page at a time', async () => {
    const first = await get('?limit=4')
    expect(first.headers.get('x-total-count')).toBe('7')
    expect(first.body[3]).toEqual({
      id: ids.pay_Paid,
      created_at: '2026-01-04T09:00:00.000Z',
      paid_at: '2026-01-04T09:00:00.000Z',
      provider: 'stripe',
      state: 'paid',
      tier_name: 'Un mese',
      duration_days: 30,
      amount: 19.99,
      refunded_amount: 0,
      discount_percent: 0,
      session_id: 'pay_Paid',
      stripe_session_id: 'cs_test_a1',
      stripe_payment_intent: 'pi_A1',
      user_id: anna.id,
      user_name: '=cmd|calc',
      user_email: 'anna.rossi@example.com',
      is_user_deleted: false,
    })
    const next =
      first.headers
        .get('link')
        ?.match(/<(.*)>/)?.[1]
        ?.replace(PATH, '') ?? ''
    expect(await found(next)).toEqual(['Pending', 'Expired', 'Open'])
  })

  it.each([
    ['open', 'Open'],
    ['expired', 'Expired'],
    ['pending', 'Pending'],
    ['paid', 'Paid'],
    ['partly_refunded', 'Partly'],
    ['refunded', 'Refunded'],
    ['disputed', 'Disputed'],
  ])('has those that are %s', async (state, session) => {
    expect(await found(`?state=${state}`)).toEqual([session])
  })

  it.each([
    ['pay_PAID', ['Paid']],
    ['cs_test_a', ['Paid']],
    ['pi_a1', ['Paid']],
    ['rossi@exam', ['Paid', 'Pending', 'Expired', 'Open']],
    ['bruno', ['Disputed', 'Refunded', 'Partly']],
    ['pay%', []],
    ['nobody', []],
  ])('finds %s', async (search, sessions) => {
    expect(await found(`?search=${encodeURIComponent(search)}`)).toEqual(sessions)
  })

  it('finds a part of a payment’s id', async () => {
    expect(await found(`?search=${ids.pay_Partly?.slice(0, 23)}`)).toEqual(['Partly'])
  })

  it('has those of a period, both days whole', async () => {
    expect(await found('?from=2026-01-05&to=2026-01-06&time_zone=Europe/Rome')).toEqual([
      'Refunded',
      'Partly',
    ])
  })

  it('takes only states and days that there are', async () => {
    for (const query of ['?state=lost', '?from=2026-13-01', '?limit=0', '?limit=1000']) {
      expect(await get(query)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    }
  })

  it('keeps what was paid by a person who is gone', async () => {
    const gone = await registerUser(api, { email: 'gone@example.com' })
    const id = await insert({ session: 'pay_Gone', user: gone, day: 1, more: 'user_id = null' })
    expect((await get(`/${id}`)).body).toMatchObject({ user_id: null, user_email: null })
    await run('delete from payments where id = $1', [id])
  })
})

describe('the figures', () => {
  it('are of all that pass the filters', async () => {
    expect((await get('/figures')).body).toEqual({ count: 7, paid: 49.99, refunded: 14.01 })
    expect((await get('/figures?search=anna')).body).toEqual({ count: 4, paid: 19.99, refunded: 0 })
    expect((await get('/figures?search=nobody')).body).toEqual({ count: 0, paid: 0, refunded: 0 })
  })
})

describe('one payment', () => {
  it('comes with what Stripe has told of it, newest first', async () => {
    expect((await get(`/${ids.pay_Refunded}`)).body).toMatchObject({
      session_id: 'pay_Refunded',
      events: [
        { id: 'evt_2', type: 'charge.refunded', received_at: '2026-01-06T10:00:00.000Z' },
        { id: 'evt_1', type: 'refund.created' },
        { id: 'evt_3', type: 'checkout.session.completed' },
      ],
    })
  })

  it('that there is not is a 404', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nothing']) {
      expect(await get(`/${id}`)).toMatchObject({ status: 404, body: { code: 'payment_not_found' } })
    }
  })
})

describe('the file', () => {
  it('has what passes the filters, runs nothing, and is written down', async () => {
    const { headers, text } = await get('/export?search=anna&state=paid')
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="payments-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const [heading, line, ...rest] = text.replace('\uFEFF', '').split('\r\n')
    expect(heading).toMatch(/^id;created_at;paid_at;state;provider;tier_name;/)
    expect(line).toBe(
      [
        ids.pay_Paid,
        '2026-01-04T09:00:00.000Z;2026-01-04T09:00:00.000Z;paid;stripe;Un mese;30;19.99;0;0',
        `pay_Paid;cs_test_a1;pi_A1;${anna.id};anna.rossi@example.com;'=cmd|calc`,
      ].join(';'),
    )
    expect(rest).toEqual([''])
    const { body } = await api.call('GET', '/api/admin/audit-log', { token: admin.token })
    expect(body).toMatchObject([{ action: 'payment.export', actor_name: 'Zeno' }])
    expect(body[0].after).toEqual({ state: 'paid' })
  })

  it('of all has what is not known as nothing, and is written down without filters', async () => {
    const { text } = await get('/export')
    const open = text.split('\r\n').find((line) => line.startsWith(`${ids.pay_Open}`))
    expect(open).toContain('2026-01-01T09:00:00.000Z;;open;test;Un mese;30;10;0;0;pay_Open;;;')
    const { body } = await api.call('GET', '/api/admin/audit-log', { token: admin.token })
    expect(body[0]).toMatchObject({ action: 'payment.export', after: null })
  })
})

describe('a refund while Stripe is not set up', () => {
  const refund = async (id: string | undefined, amount: number) => {
    const wish = { id: randomUUID(), amount, refunded_amount: 0, reason: 'duplicate', comment: '' }
    const body = { ...wish, admin_password: admin.password }
    return (await api.call('POST', `${PATH}/${id}/refunds`, { token: admin.token, body })).body
  }

  it('is not asked for at Stripe', async () => {
    expect((await refund(ids.pay_Paid, 19.99)).code).toBe('payment_unavailable')
    expect((await get(`/${ids.pay_Paid}`)).body.refunds).toEqual([])
  })

  it('is made of a test', async () => {
    const id = await insert({ session: 'pay_Test', user: bruno, day: 8, more: PAID })
    expect(await refund(id, 10)).toMatchObject({ state: 'refunded', refunds: [{ state: 'succeeded' }] })
  })
})

it.each(['', '/figures', '/export', '/00000000-0000-4000-8000-000000000000'])(
  '%s is for administrators alone',
  async (path) => {
    expect((await get(path, '')).status).toBe(401)
    expect((await get(path, anna.token)).status).toBe(403)
  },
)

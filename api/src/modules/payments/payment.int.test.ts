import { createAdmin, registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

let api: TestApi
let payer: TestUser

beforeAll(async () => {
  api = await startTestApi()
  payer = await registerUser(api)
})
afterAll(() => api?.close())

const run = (text: string, values: unknown[] = []) => api.database.rows({ name: '', text }, values)
const status = (sessionId: string, token: string | undefined = payer.token) =>
  api.call('GET', `/api/payments/status/${sessionId}`, { token })

describe('the plans on offer', () => {
  it('are there from the start, for everybody, with prices as numbers', async () => {
    const { status, body } = await api.call('GET', '/api/pricing-tiers')
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(0)
    expect(body[0]).toMatchObject({
      minutes: 0,
      subscription_type: 'days',
      is_visible: true,
      is_active: true,
    })
    expect(body.every(({ price }: { price: unknown }) => typeof price === 'number')).toBe(true)
  })

  it('are named in the language of the reader', async () => {
    const names = async (language: string) => {
      const headers = { 'accept-language': language }
      const { body } = await api.call('GET', '/api/pricing-tiers', { headers })
      return body.slice(0, 3).map(({ name }: { name: string }) => name)
    }
    expect(await names('it')).toEqual(['Una settimana', 'Un mese', 'Tre mesi'])
    expect(await names('de')).toEqual(['Eine Woche', 'Ein Monat', 'Drei Monate'])
  })

  it('keep their order when one of them is changed, for administrators too', async () => {
    const { token } = await createAdmin(api)
    const list = async (path: string) => (await api.call('GET', path, { token })).body
    const ids = (tiers: { id: string }[]) => tiers.map(({ id }) => id)
    for (const path of ['/api/pricing-tiers', '/api/admin/pricing-tiers']) {
      const before = ids(await list(path))
      await run('update pricing_tiers set minutes = minutes where id = $1', [before[0]])
      expect(ids(await list(path))).toEqual(before)
    }
  })

  it('leave out hidden and inactive ones', async () => {
    await run(
      `insert into pricing_tiers (name, price, duration_days, is_visible, is_active)
       values ('Nascosta', 1, 1, false, true), ('Spenta', 1, 1, true, false), ('In offerta', 1, 1, true, true)`,
    )
    const names = (await api.call('GET', '/api/pricing-tiers')).body.map(({ name }: { name: string }) => name)
    expect(names).toContain('In offerta')
    expect(names).not.toContain('Nascosta')
    expect(names).not.toContain('Spenta')
  })
})

describe('the discount on offer', () => {
  const discount = (token?: string) => api.call('GET', '/api/payments/discount', { token })
  const withCode = async () => {
    const user = await registerUser(api)
    await run(`update users set discount_code = 'WELCOME10' where id = $1`, [user.id])
    return user
  }

  it('is ten per cent for who gave the code, also while a checkout with it is open, until one is paid', async () => {
    const { token } = await withCode()
    expect(await discount(token)).toMatchObject({ status: 200, body: { percent: 10 } })
    const [plan] = (await api.call('GET', '/api/pricing-tiers')).body
    const checkout = await api.call('POST', '/api/payments/checkout', { token, body: { tier_id: plan.id } })
    expect((await discount(token)).body).toEqual({ percent: 10 })
    await run(`update payments set payment_status = 'paid', status = 'complete' where session_id = $1`, [
      checkout.body.session_id,
    ])
    expect((await discount(token)).body).toEqual({ percent: 0 })
  })

  it('is none without a code, and once it was used', async () => {
    expect((await discount(payer.token)).body).toEqual({ percent: 0 })
    const { id, token } = await withCode()
    await run('update users set discount_used = true where id = $1', [id])
    expect((await discount(token)).body).toEqual({ percent: 0 })
  })

  it('needs a session', async () => {
    expect((await discount()).status).toBe(401)
  })
})

it('begins thirty payments an hour for a person', async () => {
  const { token } = await registerUser(api)
  const [plan] = (await api.call('GET', '/api/pricing-tiers')).body
  const begin = () => api.call('POST', '/api/payments/checkout', { token, body: { tier_id: plan.id } })
  for (let count = 0; count < 30; count++) expect((await begin()).status).toBe(201)
  expect((await begin()).body.code).toBe('rate_limited')
})

it('takes no events where Stripe is not set up', async () => {
  const { status, body } = await api.call('POST', '/api/payments/webhook', {
    body: { type: 'checkout.session.completed' },
    headers: { 'stripe-signature': 't=1,v1=0' },
  })
  expect([status, body.code]).toEqual([400, 'webhook_signature_invalid'])
})

describe('the status of a payment', () => {
  it.each([
    ['open', 'unpaid', 'open', '1 hour'],
    ['paid', 'paid', 'complete', '1 hour'],
    ['paid long ago', 'paid', 'complete', '-1 hour'],
    ['expired', 'unpaid', 'expired', '1 hour'],
    ['forgotten', 'unpaid', 'open', '-1 hour'],
  ])('is told for one that is %s', async (name, payment_status, state, expires) => {
    const sessionId = `cs_${name.replaceAll(' ', '_')}`
    await run(
      `insert into payments (session_id, user_id, tier_name, amount, duration_days, payment_status, status, expires_at)
       values ($1, $2, 'Un mese', 9.99, 30, $3, $4, now() + $5::interval)`,
      [sessionId, payer.id, payment_status, state, expires],
    )
    const expected = name === 'forgotten' ? 'expired' : state
    const bought = { tier_name: expect.any(String), duration_days: expect.any(Number) }
    const body = { payment_status, status: expected, ...bought }
    expect(await status(sessionId)).toMatchObject({ status: 200, body })
    const other = await registerUser(api)
    expect((await status(sessionId, other.token)).body.code).toBe('payment_not_found')
    expect((await api.call('GET', `/api/payments/status/${sessionId}`)).status).toBe(401)
  })

  it('of an unknown one is a 404', async () => {
    expect(await status('cs_unknown')).toMatchObject({ status: 404, body: { code: 'payment_not_found' } })
  })
})

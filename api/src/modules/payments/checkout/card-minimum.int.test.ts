import { registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import { type FakeStripe, startFakeStripe } from '@confida/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

let stripe: FakeStripe
let api: TestApi
let payer: TestUser

beforeAll(async () => {
  stripe = await startFakeStripe()
  const settings = { secretKey: 'sk_test_key', webhookSecret: 'whsec_of_tests', apiBase: stripe.apiBase }
  api = await startTestApi({ config: { stripe: settings } })
})
beforeEach(async () => {
  payer = await registerUser(api)
})
afterAll(async () => {
  await api?.close()
  await stripe?.close()
})

const run = (text: string, values: unknown[] = []) => api.database.rows({ name: '', text }, values)

describe('a price below what cards can pay', () => {
  const checkoutOf = async (price: number) => {
    const [tier] = await run(
      `insert into pricing_tiers (name, price, duration_days) values ('P', $1, 1) returning id`,
      [price],
    )
    return api.call('POST', '/api/payments/checkout', { token: payer.token, body: { tier_id: tier?.id } })
  }

  it('is refused with the reason, before Stripe is asked', async () => {
    const before = stripe.sessions.length
    const { status, body } = await checkoutOf(0.49)
    expect([status, body.code]).toEqual([409, 'payment_too_small'])
    expect(body.detail).toContain('0,50')
    expect(stripe.sessions).toHaveLength(before)
    expect(await run('select from payments where user_id = $1', [payer.id])).toEqual([])
  })

  it('is not made by a discount', async () => {
    await run(`update users set discount_code = 'WELCOME10' where id = $1`, [payer.id])
    expect((await checkoutOf(0.5)).status).toBe(201)
    expect(stripe.sessions.at(-1)?.form['line_items[0][price_data][unit_amount]']).toBe('50')
  })
})

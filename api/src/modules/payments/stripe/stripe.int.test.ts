import {
  callWhileLocked,
  lockRows,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
  waitForLocks,
} from '@confida/api/testing'
import { type FakeStripe, startFakeStripe } from '@confida/testing/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import Stripe from 'stripe'
import { Database } from '../../../platform/database/database.ts'
import { StripeGateway } from './stripe.gateway.ts'

const SECRET = 'whsec_of_tests'
const { webhooks } = new Stripe('sk_test_signing')
let stripe: FakeStripe
let api: TestApi
let payer: TestUser
let tierId: string

beforeAll(async () => {
  stripe = await startFakeStripe()
  const settings = { secretKey: 'sk_test_key', webhookSecret: SECRET, apiBase: stripe.apiBase }
  api = await startTestApi({ config: { stripe: settings } })
  const [tier] = await run(
    `insert into pricing_tiers (name, price, duration_days) values ('Un mese', 19.99, 30) returning id`,
  )
  tierId = tier?.id as string
})
beforeEach(async () => {
  stripe.fail(undefined)
  payer = await registerUser(api)
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(async () => {
  await api?.close()
  await stripe?.close()
})

const run = (text: string, values: unknown[] = []) => api.database.rows({ name: '', text }, values)
const checkout = (language = 'it') =>
  api.call('POST', '/api/payments/checkout', {
    token: payer.token,
    body: { tier_id: tierId },
    headers: { 'accept-language': language },
  })
/** A checkout, and what Stripe was asked for. */
async function begin() {
  const { session_id } = (await checkout()).body as { session_id: string }
  const session = stripe.sessions.at(-1)
  if (!session) throw new Error('Stripe was not asked')
  return { session_id, session }
}
type Begun = Awaited<ReturnType<typeof begin>>
const pages = () => api.app.get(StripeGateway).use(async ({ checkout }) => checkout.sessions)

let events = 0
function eventOf(type: string, { session }: Begun, payment_status = 'paid', changes: object = {}) {
  const object = {
    id: session.id,
    object: 'checkout.session',
    client_reference_id: session.form.client_reference_id,
    payment_status,
    payment_intent: session.payment_intent,
    amount_total: Number(session.form['line_items[0][price_data][unit_amount]']),
    currency: 'eur',
    ...changes,
  }
  return JSON.stringify({ id: `evt_${++events}`, object: 'event', type, data: { object } }, null, 2)
}
const send = async (payload: string, signature?: string) => {
  const response = await fetch(`${api.origin}/api/payments/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature === '' ? {} : { 'stripe-signature': signature ?? sign(payload) }),
    },
    body: payload,
  })
  return { status: response.status, body: (await response.json()) as { code?: string; received?: boolean } }
}
const sign = (payload: string, secret = SECRET, timestamp?: number) =>
  webhooks.generateTestHeaderString({ payload, secret, ...(timestamp ? { timestamp } : {}) })
const profile = async () => (await api.call('GET', '/api/auth/profile', { token: payer.token })).body
const statusOf = async ({ session_id }: Begun) => {
  const { body } = await api.call('GET', `/api/payments/status/${session_id}`, { token: payer.token })
  return { payment_status: body.payment_status, status: body.status }
}
const PAID = { payment_status: 'paid', status: 'complete' }
const CREDITED = { days_remaining: 30, total_spent: 19.99 }
const NOT_CREDITED = { days_remaining: 0, total_spent: 0 }

describe('beginning a payment at Stripe', () => {
  it('asks for the price in cents and the ways back, and answers Stripe’s page', async () => {
    const { status, body } = await checkout('fr')
    expect(status).toBe(201)
    const session = stripe.sessions.at(-1)
    expect(body.url).toBe(session?.url)
    expect(body.session_id).toMatch(/^pay_/)
    expect(session?.form).toMatchObject({
      mode: 'payment',
      locale: 'fr',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '1999',
      'line_items[0][price_data][product_data][name]': 'Un mois',
      success_url: `http://localhost:4200/payment-success?session_id=${body.session_id}`,
      cancel_url: 'http://localhost:4200/payment-cancel',
    })
    expect(session?.idempotencyKey).toBe(session?.form.client_reference_id)
  })

  it('leaves the language to the browser where Stripe does not speak it', async () => {
    await checkout('ar')
    expect(stripe.sessions.at(-1)?.form.locale).toBe('auto')
  })

  it.each([500, 401, 402, 0])(
    'is a 503 while Stripe fails (%s), and leaves nothing open',
    async (failure) => {
      stripe.fail(failure)
      const { status, body, headers } = await checkout()
      expect([status, body.code]).toEqual([503, 'payment_unavailable'])
      expect(headers.get('retry-after')).toBeTruthy()
      expect(await run('select status from payments where user_id = $1', [payer.id])).toEqual([
        { status: 'expired' },
      ])
    },
  )

  it('is a 503 where Stripe has made no page to pay on', async () => {
    jest.spyOn(await pages(), 'create').mockResolvedValueOnce({ id: 'cs_1', url: null } as never)
    expect(await checkout()).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } })
  })

  it.each([
    [401, 'StripeAuthenticationError  401'],
    [0, 'StripeConnectionError  '],
  ])('that fails (%s) is logged with its kind, and without Stripe’s words', async (failure, kind) => {
    const logged = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined)
    stripe.fail(failure)
    await checkout()
    expect(logged.mock.calls).toEqual([[`Stripe does not take payments: ${kind}`]])
  })

  it('leaves no test checkout beside it, not even an earlier one', async () => {
    await run(
      `insert into payments (session_id, user_id, tier_name, amount, duration_days, expires_at)
       values ('test_earlier', $1, 'Un mese', 9.99, 30, now() + interval '1 hour')`,
      [payer.id],
    )
    for (const method of ['GET', 'POST']) {
      const answer = await api.call(method, '/api/payments/test-checkout/test_earlier')
      expect(answer).toMatchObject({ status: 404, body: { code: 'payment_not_found' } })
    }
    expect(await profile()).toMatchObject(NOT_CREDITED)
  })
})

describe('an event', () => {
  it('of a paid session adds days and amount', async () => {
    const [left, begun] = [await begin(), await begin()]
    expect(await statusOf(begun)).toEqual({ payment_status: 'unpaid', status: 'open' })
    expect(await send(eventOf('checkout.session.completed', begun))).toEqual({
      status: 200,
      body: { received: true },
    })
    expect(await statusOf(begun)).toEqual(PAID)
    expect(await statusOf(left)).toEqual({ payment_status: 'unpaid', status: 'open' })
    expect(await profile()).toMatchObject(CREDITED)
  })

  it.each([
    ['another amount', { amount_total: 1 }],
    ['another currency', { currency: 'jpy' }],
    ['another session with its reference', { id: 'cs_test_of_another_shop' }],
  ])('of %s credits nothing', async (_, changes) => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined)
    const payment = await begin()
    const event = eventOf('checkout.session.completed', payment, 'paid', changes)
    expect((await send(event)).status).toBe(200)
    expect(logged.mock.calls).toEqual([[expect.stringContaining('nothing is credited')]])
    expect(await profile()).toMatchObject(NOT_CREDITED)
    expect(await statusOf(payment)).toMatchObject({ payment_status: 'unpaid' })
  })

  it('counts once: repeated, at the same moment, and with a second event about the same payment', async () => {
    const begun = await begin()
    const payload = eventOf('checkout.session.completed', begun)
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(payload)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    await send(payload)
    await send(eventOf('checkout.session.async_payment_succeeded', begun))
    expect(await profile()).toMatchObject(CREDITED)
  })

  it('finds its payment even before the API has noted Stripe’s id', async () => {
    const begun = await begin()
    await run('update payments set stripe_session_id = null where session_id = $1', [begun.session_id])
    await send(eventOf('checkout.session.completed', begun))
    expect(await profile()).toMatchObject(CREDITED)
  })

  it('finds its payment by Stripe’s id alone', async () => {
    const begun = await begin()
    await send(eventOf('checkout.session.completed', begun, 'paid', { client_reference_id: null }))
    expect(await profile()).toMatchObject(CREDITED)
  })

  it('of a slow way of paying waits for how it ends', async () => {
    const begun = await begin()
    await send(eventOf('checkout.session.completed', begun, 'unpaid'))
    expect(await statusOf(begun)).toEqual({ payment_status: 'unpaid', status: 'complete' })
    expect(await profile()).toMatchObject(NOT_CREDITED)
    await send(eventOf('checkout.session.async_payment_succeeded', begun))
    expect(await statusOf(begun)).toEqual(PAID)
    expect(await profile()).toMatchObject(CREDITED)
  })

  it('of a slow payment that failed ends it', async () => {
    const begun = await begin()
    await send(eventOf('checkout.session.async_payment_failed', begun, 'unpaid'))
    await send(eventOf('checkout.session.completed', begun, 'unpaid'))
    expect(await statusOf(begun)).toEqual({ payment_status: 'unpaid', status: 'expired' })
    expect(await profile()).toMatchObject(NOT_CREDITED)
  })

  it('that it has expired ends it', async () => {
    const begun = await begin()
    await send(eventOf('checkout.session.expired', begun, 'unpaid'))
    expect(await statusOf(begun)).toEqual({ payment_status: 'unpaid', status: 'expired' })
  })

  it('takes nothing back when it comes late', async () => {
    const begun = await begin()
    await send(eventOf('checkout.session.expired', begun, 'unpaid'))
    await send(eventOf('checkout.session.completed', begun))
    await send(eventOf('checkout.session.expired', begun, 'unpaid'))
    await send(eventOf('checkout.session.completed', begun, 'unpaid'))
    expect(await statusOf(begun)).toEqual(PAID)
    expect(await profile()).toMatchObject(CREDITED)
  })

  it('of a person who is gone is kept with the payment', async () => {
    await send(eventOf('checkout.session.completed', await begin()))
    const begun = await begin()
    await run('update payments set user_id = null where session_id = $1', [begun.session_id])
    expect((await send(eventOf('checkout.session.completed', begun))).status).toBe(200)
    const find = () => run('select payment_status from payments where session_id = $1', [begun.session_id])
    expect(await find()).toEqual([{ payment_status: 'paid' }])
    await run(`update payments set stripe_payment_intent = 'pi_gone' where session_id = $1`, [
      begun.session_id,
    ])
    const refund = { object: 'charge', payment_intent: 'pi_gone', amount_refunded: 1999 }
    const payload = eventOf('charge.refunded', begun, 'paid', refund)
    expect((await send(payload)).status).toBe(200)
    expect(await find()).toEqual([{ payment_status: 'refunded' }])
    expect(await profile()).toMatchObject(CREDITED)
  })

  it('about anything else is taken and changes nothing', async () => {
    const begun = await begin()
    begun.session.payment_intent = 'pi_of_an_invoice'
    const foreign = { ...begun.session, id: 'cs_foreign', form: { client_reference_id: 'order 7' } }
    const told = await run('select id from payment_events')
    for (const event of [
      eventOf('invoice.paid', begun),
      eventOf('checkout.session.completed', { ...begun, session: foreign }),
    ]) {
      expect((await send(event)).status).toBe(200)
    }
    expect(await run('select id from payment_events')).toEqual(told)
    expect(await profile()).toMatchObject(NOT_CREDITED)
  })
})

describe('a payment whose event has not come', () => {
  async function payAtStripe(begun: Begun) {
    Object.assign(begun.session, { status: 'complete', payment_status: 'paid', payment_intent: 'pi_late' })
  }

  it('is learnt from Stripe when the person comes back, and credited once with all that tells of it', async () => {
    const begun = await begin()
    await payAtStripe(begun)
    const polls = await Promise.all(Array.from({ length: 5 }, () => statusOf(begun)))
    expect(polls).toContainEqual(PAID)
    await send(eventOf('checkout.session.completed', begun))
    expect(await statusOf(begun)).toEqual(PAID)
    expect(await profile()).toMatchObject(CREDITED)
  })

  it('is asked for once in three seconds, however often the person looks', async () => {
    const begun = await begin()
    const OPEN = { payment_status: 'unpaid', status: 'open' }
    const moveInquiry = (interval: string) =>
      run(`update payments set asked_at = asked_at + $2::interval where session_id = $1`, [
        begun.session_id,
        interval,
      ])
    expect(await statusOf(begun)).toEqual(OPEN)
    await payAtStripe(begun)
    await moveInquiry('1 hour')
    expect(await statusOf(begun)).toEqual(OPEN)
    await moveInquiry('-1 hour -3 seconds')
    expect(await statusOf(begun)).toEqual(PAID)
  })

  it('is told as it is known while Stripe does not answer', async () => {
    const begun = await begin()
    await payAtStripe(begun)
    stripe.fail(500)
    expect(await statusOf(begun)).toEqual({ payment_status: 'unpaid', status: 'open' })
    expect(await profile()).toMatchObject(NOT_CREDITED)
  })

  it.each(['test', 'stripe'])('and has no page at Stripe is not asked for there: %s', async (provider) => {
    const logged = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined)
    const begun = await begin()
    await run('update payments set provider = $2, stripe_session_id = null where session_id = $1', [
      begun.session_id,
      provider,
    ])
    expect(await statusOf(begun)).toEqual({ payment_status: 'unpaid', status: 'open' })
    const asked = await run('select asked_at from payments where session_id = $1', [begun.session_id])
    expect(asked).toEqual([{ asked_at: null }])
    expect(logged).not.toHaveBeenCalled()
  })

  it('is no answer while the database has a fault', async () => {
    const begun = await begin()
    await payAtStripe(begun)
    // Each of that moment: a job may begin one, too.
    const transaction = jest
      .spyOn(api.app.get(Database), 'transaction')
      .mockRejectedValue(new Error('a fault on purpose'))
    const path = `/api/payments/status/${begun.session_id}`
    expect((await api.call('GET', path, { token: payer.token })).status).toBe(500)
    transaction.mockRestore()
  })

  it.each([
    [{ status: 'expired' }, 'expired'],
    [{ status: 'complete' }, 'complete'],
    [{}, 'open'],
  ])('and is %j at Stripe is %s and not credited', async (state, status) => {
    const begun = await begin()
    Object.assign(begun.session, state)
    expect(await statusOf(begun)).toEqual({ payment_status: 'unpaid', status })
    expect(await profile()).toMatchObject(NOT_CREDITED)
  })
})

describe('money that goes back', () => {
  let intents = 0
  async function pay() {
    const begun = await begin()
    begun.session.payment_intent = `pi_${++intents}`
    await send(eventOf('checkout.session.completed', begun))
    expect(await profile()).toMatchObject(CREDITED)
    return begun
  }
  const reversal = (type: string, { session }: Begun, more: object = {}) =>
    JSON.stringify({
      id: `evt_${++events}`,
      object: 'event',
      type,
      data: { object: { payment_intent: session.payment_intent, ...more } },
    })
  const refund = (begun: Begun, cents: number) =>
    reversal('charge.refunded', begun, { object: 'charge', amount_refunded: cents })
  const revenue = async () =>
    (
      await run(`select coalesce(sum(amount), 0) as sum from running_totals where key = 'payments.revenue'`)
    )[0]?.sum

  it('takes days and amount back, once, however often it is told', async () => {
    const before = await revenue()
    const begun = await pay()
    const payload = refund(begun, 1999)
    await Promise.all(Array.from({ length: 4 }, () => send(payload)))
    await send(refund(begun, 1999))
    expect(await profile()).toMatchObject(NOT_CREDITED)
    expect(await statusOf(begun)).toEqual({ payment_status: 'refunded', status: 'complete' })
    expect(await revenue()).toBe(before)
    await send(eventOf('checkout.session.completed', begun))
    expect(await profile()).toMatchObject(NOT_CREDITED)
  })

  it('in part takes its part of the amount back and leaves the days', async () => {
    const before = Number(await revenue())
    const begun = await pay()
    await send(refund(begun, 999))
    await send(refund(begun, 500))
    expect(await profile()).toMatchObject({ days_remaining: 30, total_spent: 10 })
    expect(Number(await revenue()) - before).toBeCloseTo(10)
    await send(refund(begun, 1999))
    expect(await profile()).toMatchObject(NOT_CREDITED)
  })

  it('in a dispute goes and comes again with it', async () => {
    const begun = await pay()
    const withdrawn = reversal('charge.dispute.funds_withdrawn', begun, { object: 'dispute' })
    await send(withdrawn)
    expect(await profile()).toMatchObject(NOT_CREDITED)
    await send(reversal('charge.dispute.funds_reinstated', begun, { object: 'dispute' }))
    expect(await profile()).toMatchObject(CREDITED)
    await send(withdrawn)
    expect(await profile()).toMatchObject(CREDITED)
  })

  it('goes once where a refund and a dispute are told at the same moment', async () => {
    const begun = await pay()
    await send(eventOf('checkout.session.completed', await begin()))
    const withdrawn = reversal('charge.dispute.funds_withdrawn', begun, { object: 'dispute' })
    let first: ReturnType<typeof send>
    const answers = await callWhileLocked(api, lockRows('users', payer.id), [
      () => {
        first = send(refund(begun, 1999))
        return first
      },
      async () => {
        await waitForLocks(api, [first])
        return send(withdrawn)
      },
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await profile()).toMatchObject(CREDITED)
  })

  it('is booked from each of many events at the same moment', async () => {
    const begun = await pay()
    const parts = Array.from({ length: 8 }, (_, i) => 100 * (i + 1))
    const answers = await Promise.all(parts.map((cents) => send(refund(begun, cents))))
    expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200))
    expect(await profile()).toMatchObject({ total_spent: 11.99 })
  })

  it('in a dispute after its refund goes once, and stays away when the dispute is won', async () => {
    const begun = await pay()
    await send(refund(begun, 1999))
    for (const told of ['withdrawn', 'reinstated']) {
      await send(reversal(`charge.dispute.funds_${told}`, begun, { object: 'dispute' }))
      expect(await profile()).toMatchObject(NOT_CREDITED)
      expect(await statusOf(begun)).toMatchObject({ payment_status: 'refunded' })
    }
  })

  it('is at most what was paid', async () => {
    const begun = await pay()
    await send(eventOf('checkout.session.completed', await begin()))
    await send(refund(begun, 2500))
    expect(await profile()).toMatchObject(CREDITED)
  })

  it('is found by the whole intent too, and nothing is found without one', async () => {
    const begun = await pay()
    const of = (payment_intent: unknown) =>
      reversal('charge.refunded', begun, { object: 'charge', amount_refunded: 1999, payment_intent })
    expect((await send(of(null))).status).toBe(200)
    expect(await profile()).toMatchObject(CREDITED)
    await send(of({ id: begun.session.payment_intent, object: 'payment_intent' }))
    expect(await profile()).toMatchObject(NOT_CREDITED)
  })

  it('is found without Stripe where the payment was kept with its intent', async () => {
    const begun = await pay()
    stripe.fail(401)
    expect((await send(refund(begun, 1999))).status).toBe(200)
    expect(await profile()).toMatchObject(NOT_CREDITED)
  })

  it('is found by way of Stripe where the payment was not kept with its intent', async () => {
    const begun = await pay()
    await run('update payments set stripe_payment_intent = null where session_id = $1', [begun.session_id])
    await send(refund(begun, 1999))
    expect(await profile()).toMatchObject(NOT_CREDITED)
  })

  it('of a payment that is not known to be made yet is asked for again', async () => {
    const begun = await begin()
    begun.session.payment_intent = `pi_${++intents}`
    const payload = refund(begun, 1999)
    expect((await send(payload)).status).toBe(503)
    await send(eventOf('checkout.session.completed', begun))
    expect((await send(payload)).status).toBe(200)
    expect(await profile()).toMatchObject(NOT_CREDITED)
  })

  it('of another product changes nothing', async () => {
    const begun = await pay()
    const foreign = { ...begun, session: { ...begun.session, payment_intent: 'pi_foreign' } }
    expect((await send(refund(foreign, 1999))).status).toBe(200)
    expect(await profile()).toMatchObject(CREDITED)
  })
})

describe('the signature of an event', () => {
  const hour = () => Math.floor(Date.now() / 1000) - 3600
  it.each<[string, (payload: string) => [string, string]]>([
    ['of another secret', (payload) => [payload, sign(payload, 'whsec_other')]],
    ['that is too old', (payload) => [payload, sign(payload, SECRET, hour())]],
    ['of a body that was changed', (payload) => [payload.replace('evt_', 'evt_x'), sign(payload)]],
    [
      'of a body that was only laid out anew',
      (payload) => [JSON.stringify(JSON.parse(payload)), sign(payload)],
    ],
    ['that is absent', (payload) => [payload, '']],
    ['that is no signature', (payload) => [payload, 'nonsense']],
    ['of a body that is no JSON', () => ['{', sign('{')]],
  ])('%s is a 400 and changes nothing', async (_, forge) => {
    const begun = await begin()
    const { status, body } = await send(...forge(eventOf('checkout.session.completed', begun)))
    expect([status, body.code]).toEqual([400, 'webhook_signature_invalid'])
    expect(await profile()).toMatchObject(NOT_CREDITED)
  })
})

describe('the discount of the first top-up', () => {
  beforeEach(() => run(`update users set discount_code = 'WELCOME10' where id = $1`, [payer.id]))
  const centsOf = ({ session }: Begun) => Number(session.form['line_items[0][price_data][unit_amount]'])

  it('is in the price that Stripe is asked for, once', async () => {
    const first = await begin()
    expect(centsOf(first)).toBe(1799)
    await send(eventOf('checkout.session.completed', first))
    expect(await profile()).toMatchObject({ total_spent: 17.99 })
    expect(centsOf(await begin())).toBe(1999)
  })

  it('moves on to a new checkout, which ends the earlier page at Stripe', async () => {
    const left = await begin()
    expect(centsOf(await begin())).toBe(1799)
    expect(left.session.status).toBe('expired')
  })

  it('moves on from a page that has ended at Stripe by itself', async () => {
    const left = await begin()
    left.session.status = 'expired'
    expect(centsOf(await begin())).toBe(1799)
    expect(await statusOf(left)).toMatchObject({ status: 'expired' })
  })

  it('begins nothing while Stripe cannot be asked to end the earlier page', async () => {
    const left = await begin()
    stripe.fail(500)
    expect((await checkout()).body.code).toBe('payment_unavailable')
    stripe.fail(undefined)
    expect(await statusOf(left)).toEqual({ payment_status: 'unpaid', status: 'open' })
    expect(left.session.status).toBe('open')
  })

  it('begins nothing while it is not known whether the earlier page has ended', async () => {
    const logged = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined)
    await begin()
    jest.spyOn(await pages(), 'expire').mockRejectedValueOnce(new Error('a fault on purpose'))
    expect((await checkout()).body.code).toBe('payment_unavailable')
    expect(logged.mock.calls).toEqual([['Stripe does not take payments: no answer  ']])
  })

  it.each([
    ['1 minute', 1999],
    ['3 minutes', 1799],
  ])('is free of a payment that has had no page at Stripe for %s: %d cents', async (age, cents) => {
    const left = await begin()
    await run(
      `update payments set stripe_session_id = null, created_at = created_at - $2::interval where session_id = $1`,
      [left.session_id, age],
    )
    expect(centsOf(await begin())).toBe(cents)
  })

  it('moves on from a test checkout of the time before Stripe', async () => {
    await run(
      `insert into payments (session_id, user_id, tier_name, amount, duration_days, discount_percent, expires_at)
       values ('test_discounted', $1, 'Un mese', 9, 30, 10, now() + interval '1 hour')`,
      [payer.id],
    )
    expect(centsOf(await begin())).toBe(1799)
  })

  it('stays with a payment that is under way', async () => {
    const first = await begin()
    first.session.status = 'complete'
    expect(centsOf(await begin())).toBe(1999)
    await send(eventOf('checkout.session.completed', first))
    expect(await statusOf(first)).toEqual(PAID)
  })

  it('is free again when its payment failed', async () => {
    await send(eventOf('checkout.session.async_payment_failed', await begin(), 'unpaid'))
    expect(centsOf(await begin())).toBe(1799)
  })

  it('is in one only of checkouts at the same moment that can still be paid', async () => {
    const before = stripe.sessions.length
    // Both wait for the plan, one with the discount in its hands.
    await callWhileLocked(api, lockRows('pricing_tiers', tierId), [() => checkout(), () => checkout()])
    const cents = stripe.sessions.slice(before).map((session) => centsOf({ session_id: '', session }))
    expect(cents.sort()).toEqual([1799, 1999])
  })
})

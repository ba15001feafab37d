import { randomUUID } from 'node:crypto'
import { createAdmin, registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { type FakeStripe, startFakeStripe } from '@confida/testing/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import Stripe from 'stripe'
import { statement } from '../../../platform/database/statement.ts'
import { StripeGateway } from '../stripe/stripe.gateway.ts'

const SECRET = 'whsec_of_tests'
const { webhooks } = new Stripe('sk_test_signing')
let stripe: FakeStripe
let api: TestApi
let admin: TestUser
let payer: TestUser

beforeAll(async () => {
  stripe = await startFakeStripe()
  const settings = { secretKey: 'sk_test_key', webhookSecret: SECRET, apiBase: stripe.apiBase }
  api = await startTestApi({ config: { stripe: settings } })
  admin = await createAdmin(api, { name: 'Zeno' })
})
beforeEach(async () => {
  payer = await registerUser(api)
})
afterEach(() => {
  stripe.fail(undefined)
  stripe.refuse(undefined)
  jest.restoreAllMocks()
})
afterAll(async () => {
  await api?.close()
  await stripe?.close()
})

const run = (text: string, values: unknown[] = []) => api.database.rows(statement('', text), values)

/** A payment of 20 euro for 30 days that has just been credited. */
async function pay(changes: Record<string, unknown> = {}): Promise<{ id: string; intent: string }> {
  const intent = `pi_${randomUUID().slice(0, 8)}`
  const payment = {
    session_id: randomUUID(),
    user_id: payer.id,
    tier_name: 'Un mese',
    amount: 20,
    duration_days: 30,
    payment_status: 'paid',
    status: 'complete',
    paid_at: new Date(),
    expires_at: new Date(),
    provider: 'stripe',
    stripe_payment_intent: intent,
    ...changes,
  }
  const names = Object.keys(payment)
  const [row] = await run(
    `insert into payments (${names}) values (${names.map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(payment),
  )
  await run(
    `update users set premium_until = now() + interval '30 days', total_spent = 20, discount_used = true where id = $1`,
    [payer.id],
  )
  return { id: row?.id as string, intent }
}

const wish = (changes: object = {}) => ({
  id: randomUUID() as string,
  amount: 20,
  refunded_amount: 0,
  reason: 'requested_by_customer',
  comment: 'Ha pagato due volte',
  admin_password: admin.password,
  ...changes,
})
const refund = (id: string, body: object = wish(), token: string | undefined = admin.token) =>
  api.call('POST', `/api/admin/payments/${id}/refunds`, { token, body })
const detail = async (id: string) =>
  (await api.call('GET', `/api/admin/payments/${id}`, { token: admin.token })).body
const profile = async () => (await api.call('GET', '/api/auth/profile', { token: payer.token })).body
const made = (intent: string) => stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)
const entries = async (id: string) => {
  const { body } = await api.call('GET', '/api/admin/audit-log?action=payment.refund&limit=200', {
    token: admin.token,
  })
  return (body as { target_id: string }[]).filter(({ target_id }) => target_id === id)
}
const watchWarnings = () => jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined)
const KEPT = { days_remaining: 30, total_spent: 20 }
const TAKEN = { days_remaining: 0, total_spent: 0 }

async function send(type: string, object: object) {
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
  const response = await fetch(`${api.origin}/api/payments/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': webhooks.generateTestHeaderString({ payload, secret: SECRET }),
    },
    body: payload,
  })
  return response.status
}
const stripeRefund = (intent: string, changes: object = {}) => ({
  id: `re_${randomUUID()}`,
  object: 'refund',
  payment_intent: intent,
  amount: 500,
  reason: null,
  metadata: {},
  status: 'succeeded',
  ...changes,
})

describe('a refund', () => {
  it('of the whole gives the money back and takes amount and days, and is written down', async () => {
    const asked = jest.spyOn(await api.app.get(StripeGateway).use(async ({ refunds }) => refunds), 'create')
    const { id, intent } = await pay()
    const body = wish()
    const answer = await refund(id, body)
    expect(answer.status).toBe(201)
    // Only then does Stripe say how much of the payment has been refunded with it.
    expect(asked.mock.calls[0]?.[0]?.expand).toEqual(['charge'])
    expect(answer.body).toMatchObject({
      state: 'refunded',
      refunded_amount: 20,
      refunds: [
        {
          id: body.id,
          amount: 20,
          state: 'succeeded',
          reason: 'requested_by_customer',
          comment: 'Ha pagato due volte',
          refusal: null,
          actor_name: 'Zeno',
        },
      ],
    })
    expect(made(intent)).toMatchObject([
      {
        amount: 2000,
        reason: 'requested_by_customer',
        metadata: { refund_id: body.id },
        idempotencyKey: body.id,
      },
    ])
    expect(await profile()).toMatchObject(TAKEN)
    expect(await entries(id)).toMatchObject([
      {
        actor_name: 'Zeno',
        target_name: 'Un mese',
        after: { amount: 20, reason: 'requested_by_customer' },
      },
    ])
  })

  it('in part leaves the days, and the rest can follow by another administrator', async () => {
    const ada = await createAdmin(api, { name: 'Ada' })
    const { id, intent } = await pay()
    const first = wish({ id: 'ffffffff-ffff-4fff-bfff-ffffffffffff', amount: 4.35 })
    expect((await refund(id, first)).body).toMatchObject({ state: 'partly_refunded' })
    expect(await profile()).toMatchObject({ days_remaining: 30, total_spent: 15.65 })
    const seen = { refunded_amount: 4.35 }
    const tooMuch = await refund(id, wish({ ...seen, amount: 15.66 }))
    expect(tooMuch.body.fields).toEqual({ amount: 'Il valore massimo è 15.65.' })
    const rest = await refund(id, wish({ ...seen, amount: 15.65 }), ada.token)
    expect(rest.body).toMatchObject({
      state: 'refunded',
      refunded_amount: 20,
      refunds: [{ actor_name: 'Ada' }, { actor_name: 'Zeno' }],
    })
    expect(await entries(id)).toMatchObject([{ actor_name: 'Ada' }, { actor_name: 'Zeno' }])
    expect(made(intent).map(({ amount }) => amount)).toEqual([435, 1565])
    expect(await profile()).toMatchObject(TAKEN)
  })

  it('is made once: clicked twice, and sent again', async () => {
    const { id, intent } = await pay()
    const body = wish({ amount: 5 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(id, body)))
    const codes = answers.map(({ status, body: { code } }) => code ?? status)
    expect(codes).toContain(201)
    expect(codes.filter((code) => code !== 201 && code !== 'refund_in_progress')).toEqual([])
    expect((await refund(id, body)).status).toBe(201)
    expect(made(intent)).toHaveLength(1)
    expect(await detail(id)).toMatchObject({ refunded_amount: 5, refunds: [{ amount: 5 }] })
    expect(await entries(id)).toHaveLength(1)
  })

  it('is made once from two windows that show the same', async () => {
    const { id, intent } = await pay()
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, wish({ amount: 5 }))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const { status, body } of answers.filter(({ status }) => status !== 201)) {
      expect(status).toBe(409)
      expect(['record_outdated', 'refund_in_progress']).toContain(body.code)
    }
    expect(made(intent)).toHaveLength(1)
  })

  it('is refused to who has not seen the one before', async () => {
    const { id, intent } = await pay()
    await refund(id, wish({ amount: 4.35 }))
    expect(await refund(id, wish({ amount: 5 }))).toMatchObject({
      status: 409,
      body: { code: 'record_outdated' },
    })
    expect(made(intent)).toHaveLength(1)
  })

  it.each([
    ['50 seconds', 0, 'refund_in_progress'],
    ['70 seconds', 1, undefined],
  ])('that Stripe was asked for %s ago is made %d times', async (time, times, code) => {
    const { id, intent } = await pay()
    const body = wish()
    await run(
      `insert into payment_refunds (id, payment_id, amount, state, asked_at)
       values ($1, $2, 20, 'requested', now() - $3::interval)`,
      [body.id, id, time],
    )
    expect((await refund(id, body)).body.code).toBe(code)
    expect(made(intent)).toHaveLength(times)
  })

  it('that Stripe refuses changes nothing, and another may follow', async () => {
    const logged = watchWarnings()
    const { id, intent } = await pay()
    stripe.refuse('balance_insufficient')
    const body = wish()
    const refused = { status: 409, body: { code: 'refund_refused' } }
    const answer = await refund(id, body)
    expect(answer).toMatchObject(refused)
    expect(answer.body.detail).toContain('balance_insufficient')
    expect(logged.mock.calls).toEqual([
      ['Stripe makes no refund: StripeInvalidRequestError balance_insufficient 400'],
    ])
    expect(await refund(id, body)).toMatchObject(refused)
    expect(await detail(id)).toMatchObject({
      state: 'paid',
      refunds: [{ state: 'refused', refusal: 'balance_insufficient' }],
    })
    expect(await entries(id)).toEqual([])
    stripe.refuse(undefined)
    expect((await refund(id)).status).toBe(201)
    expect(made(intent)).toHaveLength(1)
  })

  longTest.each([0, 500, 401])(
    'while Stripe fails (%s) is unclear, holds up others, and may be tried again',
    async (failure) => {
      const { id, intent } = await pay()
      stripe.fail(failure)
      const body = wish()
      expect(await refund(id, body)).toMatchObject({ status: 503, body: { code: 'refund_unclear' } })
      expect(await detail(id)).toMatchObject({
        state: 'paid',
        refunds: [{ id: body.id, state: 'requested' }],
      })
      expect(await profile()).toMatchObject(KEPT)
      stripe.fail(undefined)
      expect(await refund(id)).toMatchObject({ status: 409, body: { code: 'refund_in_progress' } })
      expect((await refund(id, body)).body).toMatchObject({ state: 'refunded' })
      expect(made(intent)).toHaveLength(1)
      expect(await entries(id)).toHaveLength(1)
    },
  )

  it.each(['the same day', 'when Stripe has forgotten the key'])(
    'whose answer was lost is found at Stripe: %s',
    async (when) => {
      const logged = watchWarnings()
      const { id, intent } = await pay()
      stripe.fail(0, { isLate: true })
      const body = wish({ amount: 5 })
      expect(await refund(id, body)).toMatchObject({ status: 503, body: { code: 'refund_unclear' } })
      expect(logged.mock.calls).toEqual([['Stripe makes no refund: StripeConnectionError  ']])
      stripe.fail(undefined)
      const [lost] = made(intent)
      if (!lost) throw new Error('Stripe has made none')
      if (when !== 'the same day') lost.idempotencyKey = undefined
      const others = ['failed', 'canceled'].map((status) => ({
        ...lost,
        id: `re_${status}`,
        status,
        metadata: null,
      }))
      stripe.refunds.unshift(...(others as never[]))
      expect((await refund(id, body)).body).toMatchObject({ refunded_amount: 5 })
      expect(made(intent).filter(({ status }) => status === 'succeeded')).toEqual([lost])
    },
  )

  it('is found by the checkout where the payment was not kept with its intent', async () => {
    stripe.sessions.push({
      id: 'cs_old',
      status: 'complete',
      url: '',
      payment_status: 'paid',
      payment_intent: 'pi_old',
      form: {},
      idempotencyKey: undefined,
    })
    const known = await pay({ stripe_payment_intent: null, stripe_session_id: 'cs_old' })
    expect((await refund(known.id)).body).toMatchObject({ state: 'refunded' })
    expect(made('pi_old')).toHaveLength(1)
    const unknown = await pay({ stripe_payment_intent: null, stripe_session_id: 'cs_of_nobody' })
    expect(await refund(unknown.id)).toMatchObject({ status: 409, body: { code: 'refund_refused' } })
  })

  it('is refused where nothing leads to the payment at Stripe', async () => {
    const logged = watchWarnings()
    const { id } = await pay({ stripe_payment_intent: null })
    const before = stripe.refunds.length
    const answer = await refund(id)
    expect(answer).toMatchObject({ status: 409, body: { code: 'refund_refused' } })
    expect(answer.body.detail).toContain('payment_intent_missing')
    expect(stripe.refunds).toHaveLength(before)
    expect(logged.mock.calls).toEqual([['Stripe makes no refund: no answer payment_intent_missing ']])
  })

  it('of a test is made without Stripe', async () => {
    const { id } = await pay({ provider: 'test', stripe_payment_intent: null })
    stripe.fail(500)
    expect((await refund(id)).body).toMatchObject({ state: 'refunded', refunds: [{ state: 'succeeded' }] })
    expect(await profile()).toMatchObject(TAKEN)
    expect(await entries(id)).toHaveLength(1)
  })

  it.each([
    ['not paid', { payment_status: 'unpaid', status: 'open' }],
    ['disputed', { payment_status: 'refunded', is_disputed: true }],
    ['free of charge', { amount: 0 }],
  ])('of one that is %s is refused', async (_, changes) => {
    const { id } = await pay(changes)
    const answer = await refund(id, wish({ amount: 1 }))
    expect(answer).toMatchObject({ status: 409, body: { code: 'payment_not_refundable' } })
  })

  it.each([
    [{ amount: 20.01 }, 'amount'],
    [{ amount: 0 }, 'amount'],
    [{ amount: -5 }, 'amount'],
    [{ amount: 1.005 }, 'amount'],
    [{ reason: 'anything' }, 'reason'],
    [{ comment: 'x'.repeat(501) }, 'comment'],
    [{ admin_password: undefined }, 'admin_password'],
    [{ id: 'mine' }, 'id'],
  ])('of %j is invalid input', async (changes, field) => {
    const { id, intent } = await pay()
    const { status, body } = await refund(id, wish(changes))
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    expect(made(intent)).toEqual([])
  })

  it('needs the own password, and a payment that is there', async () => {
    const { id, intent } = await pay()
    const wrong = await refund(id, wish({ admin_password: 'sbagliata' }))
    expect(wrong).toMatchObject({ status: 401, body: { code: 'admin_password_wrong' } })
    expect(await refund(randomUUID())).toMatchObject({ status: 404, body: { code: 'payment_not_found' } })
    const other = await pay()
    const body = wish({ amount: 5 })
    await refund(id, body)
    expect(await refund(other.id, body)).toMatchObject({ status: 409, body: { code: 'record_outdated' } })
    expect(made(intent)).toHaveLength(1)
    expect(made(other.intent)).toEqual([])
  })

  it('is for administrators alone', async () => {
    const { id, intent } = await pay()
    expect((await refund(id, wish(), '')).status).toBe(401)
    expect((await refund(id, wish({ admin_password: payer.password }), payer.token)).status).toBe(403)
    expect(made(intent)).toEqual([])
  })
})

describe('an event of a refund', () => {
  it('that was made at Stripe shows it, whatever comes first', async () => {
    for (const isFirst of [true, false]) {
      const { id, intent } = await pay()
      const told = stripeRefund(intent, { reason: 'duplicate', metadata: isFirst ? {} : null })
      const charge = () => send('charge.refunded', { payment_intent: intent, amount_refunded: 500 })
      if (isFirst) await charge()
      expect(await send('refund.created', { ...told, status: 'pending' })).toBe(200)
      expect(await send('refund.updated', told)).toBe(200)
      expect(await send('refund.created', { ...told, status: 'pending' })).toBe(200)
      if (!isFirst) await charge()
      expect(await detail(id)).toMatchObject({
        state: 'partly_refunded',
        refunded_amount: 5,
        refunds: [{ amount: 5, reason: 'duplicate', state: 'succeeded', actor_name: null }],
      })
      expect(await entries(id)).toEqual([])
    }
  })

  it.each(['of another payment', 'of none'])(
    'with the id of a refund %s is one made at Stripe',
    async (whose) => {
      const [asked, { id, intent }] = [await pay(), await pay()]
      const body = wish({ amount: 3 })
      await refund(asked.id, body)
      const refund_id = whose === 'of none' ? randomUUID() : body.id
      expect(await send('refund.created', stripeRefund(intent, { metadata: { refund_id } }))).toBe(200)
      expect((await detail(id)).refunds).toMatchObject([{ amount: 5, actor_name: null }])
      expect((await detail(asked.id)).refunds).toMatchObject([{ id: body.id, amount: 3 }])
    },
  )

  it.each([
    ['refund.failed', 'failed'],
    ['refund.updated', 'canceled'],
  ])('(%s) that one was %s gives amount and days again, once', async (type, status) => {
    const { id, intent } = await pay()
    await refund(id)
    expect(await profile()).toMatchObject(TAKEN)
    const [{ idempotencyKey: _, ...told } = {}] = made(intent)
    for (let times = 0; times < 2; times++) expect(await send(type, { ...told, status })).toBe(200)
    expect(await profile()).toMatchObject(KEPT)
    expect(await entries(id)).toHaveLength(1)
    expect(await detail(id)).toMatchObject({
      state: 'paid',
      refunded_amount: 0,
      refunds: [{ state: 'failed' }],
    })
  })

  it('that one of two failed gives its amount again, to the cent', async () => {
    const { id, intent } = await pay()
    await refund(id, wish({ amount: 4.35 }))
    await refund(id, wish({ amount: 1.1, refunded_amount: 4.35 }))
    const [, { idempotencyKey: _, ...told } = {}] = made(intent)
    expect(await send('refund.failed', { ...told, status: 'failed' })).toBe(200)
    expect(await detail(id)).toMatchObject({ state: 'partly_refunded', refunded_amount: 4.35 })
    expect(await profile()).toMatchObject({ days_remaining: 30, total_spent: 15.65 })
  })

  it('tells what became of one whose answer was lost', async () => {
    const { id, intent } = await pay()
    stripe.fail(0, { isLate: true })
    await refund(id)
    stripe.fail(undefined)
    const [{ idempotencyKey: _, ...told } = {}] = made(intent)
    await send('charge.refunded', { payment_intent: intent, amount_refunded: 2000 })
    await send('refund.created', told as object)
    expect(await detail(id)).toMatchObject({ state: 'refunded', refunds: [{ state: 'succeeded' }] })
    expect(await entries(id)).toMatchObject([{ actor_name: 'Zeno' }])
  })

  it('of a payment that is not known to be made yet is asked for again, and a foreign one is taken', async () => {
    const { intent } = await pay({ payment_status: 'unpaid' })
    expect(await send('refund.created', stripeRefund(intent))).toBe(503)
    expect(await send('refund.created', stripeRefund('pi_foreign'))).toBe(200)
  })
})

import { createHash } from 'node:crypto'
import {
  callWhileLocked,
  lockRows,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { CONFIG, type Config } from '../../../platform/config/config.ts'

const SITE = 'http://localhost:4200'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
let api: TestApi
let payer: TestUser
let tierId: string

beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(async () => {
  payer = await registerUser(api)
  tierId = await makeTier()
})
afterAll(() => api?.close())

const run = (text: string, values: unknown[] = []) => api.database.rows({ name: '', text }, values)
async function makeTier(changes: { name?: string; price?: number; isVisible?: boolean } = {}) {
  const { name = 'Un mese', price = 10, isVisible = true } = changes
  const [row] = await run(
    'insert into pricing_tiers (name, price, duration_days, is_visible) values ($1, $2, 30, $3) returning id',
    [name, price, isVisible],
  )
  return row?.id as string
}
const checkout = (tier_id: unknown = tierId, token: string | undefined = payer.token) =>
  api.call('POST', '/api/payments/checkout', { token, body: { tier_id } })
async function begin(tier = tierId) {
  const { session_id, url } = (await checkout(tier)).body as { session_id: string; url: string }
  return { session_id, path: url.replace(SITE, '') }
}
const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, api.origin), { headers: { accept: 'text/html', ...headers } })
/** As a browser sends the page's form. */
const pay = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, api.origin), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    body: '',
  })
const profile = async () => (await api.call('GET', '/api/auth/profile', { token: payer.token })).body
const statusOf = async (sessionId: string) => {
  const { body } = await api.call('GET', `/api/payments/status/${sessionId}`, { token: payer.token })
  return { payment_status: body.payment_status, status: body.status }
}
const giveCode = () => run(`update users set discount_code = 'WELCOME10' where id = $1`, [payer.id])

describe('beginning a payment', () => {
  it('answers its session and where to pay, within the product', async () => {
    const { status, body } = await checkout()
    expect(status).toBe(201)
    expect(body.session_id).toMatch(/^test_/)
    expect(body.url).toMatch(`${SITE}/api/payments/test-checkout/${body.session_id}`)
    expect(await statusOf(body.session_id)).toEqual({ payment_status: 'unpaid', status: 'open' })
  })

  it('is off where neither Stripe nor a test is set up, and so is the page of one begun before', async () => {
    const { session_id, path } = await begin()
    const config = api.app.get<Config>(CONFIG)
    config.hasTestCheckout = false
    try {
      expect(await checkout()).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } })
      expect((await pay(path)).status).toBe(404)
    } finally {
      config.hasTestCheckout = true
    }
    expect(await statusOf(session_id)).toMatchObject({ payment_status: 'unpaid' })
  })

  it('is for those who are logged in', async () => {
    const { status, body } = await api.call('POST', '/api/payments/checkout', { body: { tier_id: tierId } })
    expect([status, body.code]).toEqual([401, 'token_missing'])
  })

  it('refuses plans that are hidden, unknown or malformed', async () => {
    for (const tier of [await makeTier({ isVisible: false }), UNKNOWN, 'nessuna']) {
      expect(await checkout(tier)).toMatchObject({ status: 404, body: { code: 'tier_not_found' } })
    }
    expect(await checkout(null)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  it('refuses a plan that is removed at the same moment', async () => {
    const [answer] = await callWhileLocked(
      api,
      ({ manager }) => manager.query('delete from pricing_tiers where id = $1', [tierId]),
      [() => checkout()],
    )
    expect(answer).toMatchObject({ status: 404, body: { code: 'tier_not_found' } })
  })
})

describe('the page of the test checkout', () => {
  it('says that it is a test, in the language of the interface, else in the one of the browser', async () => {
    const { path } = await begin()
    const page = await (await open(path)).text()
    expect(page).toContain('<html lang="it" dir="ltr">')
    expect(page).toContain('non ti verrà addebitato nulla')
    expect(page).toContain('<dd class="total">10,00\u00a0€</dd>')
    expect(page).toContain('30 giorni')
    expect(page).toContain('Paga 10,00\u00a0€ (prova)')
    expect(page).toContain(`href="${SITE}/payment-cancel"`)
    const bare = path.replace(/\?.*/, '')
    expect(await (await open(bare, { 'accept-language': 'de-AT' })).text()).toContain('Testzahlung')
    expect(await (await open(`${bare}?language=ar`)).text()).toContain('<html lang="ar" dir="rtl">')
  })

  it('shows a plan’s name as text and allows no script', async () => {
    const { path } = await begin(await makeTier({ name: `<script>alert("'1'")</script>` }))
    const answer = await open(path)
    expect(await answer.text()).toContain('&lt;script&gt;alert(&quot;&#39;1&#39;&quot;)&lt;/script&gt;')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe-inline')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('has its own style and form, and nothing from elsewhere', async () => {
    const answer = await open((await begin()).path)
    const style = /<style>(.*)<\/style>/s.exec(await answer.text())?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      `style-src 'sha256-${hash}'`,
      `form-action 'self' ${SITE}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ])
    // The browser says with the form that it is of this site.
    expect(answer.headers.get('referrer-policy')).toBe('same-origin')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('shows what is paid for, and a discount only where there is one', async () => {
    const listed = async () => {
      const page = await (await open((await begin()).path)).text()
      const list = /<dl>(.*)<\/dl>/s.exec(page)?.[1] ?? ''
      return list.split(/<\/?(?:d[td]|bdi)(?: class="total")?>|\n/).filter(Boolean)
    }
    const plan = ['Piano', 'Un mese', 'Durata', '30 giorni']
    expect(await listed()).toEqual([...plan, 'Totale', '10,00\u00a0€'])
    await giveCode()
    expect(await listed()).toEqual([...plan, 'Sconto di benvenuto', '-10%', 'Totale', '9,00\u00a0€'])
  })

  it('is not there for unknown payments: a page for people, the error for programs', async () => {
    const path = '/api/payments/test-checkout/test_unknown'
    const answer = await open(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const page = await answer.text()
    expect(page).toContain('Pagamento non trovato.')
    expect(page).toContain(`href="${SITE}/dashboard"`)
    for (const method of ['GET', 'POST']) {
      expect(await api.call(method, path)).toMatchObject({ status: 404, body: { code: 'payment_not_found' } })
    }
    // As a program asks that does not say what it takes.
    expect((await api.app.inject(path)).statusCode).toBe(404)
  })
})

describe('paying as a test', () => {
  it('adds days and amount, and sends the browser on', async () => {
    const { session_id, path } = await begin()
    const answer = await pay(path)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${SITE}/payment-success?session_id=${session_id}`)
    expect(await statusOf(session_id)).toEqual({ payment_status: 'paid', status: 'complete' })
    expect(await profile()).toMatchObject({ days_remaining: 30, total_spent: 10 })
    const page = await (await open(path)).text()
    expect(page).toContain('già stato completato')
    expect(page).toContain(`href="${SITE}/payment-success?session_id=${session_id}"`)
    expect(page).not.toContain('<form')
  })

  it('counts once, however often and at the same moment it is sent', async () => {
    const { path } = await begin()
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(path)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(303))
    await pay(path)
    expect(await profile()).toMatchObject({ days_remaining: 30, total_spent: 10 })
  })

  it('costs what the plan cost at the checkout', async () => {
    const { path } = await begin()
    await run('update pricing_tiers set price = 99, duration_days = 1, is_visible = false where id = $1', [
      tierId,
    ])
    await pay(path)
    expect(await profile()).toMatchObject({ days_remaining: 30, total_spent: 10 })
  })

  it('is too late after a day', async () => {
    const { session_id, path } = await begin()
    await run(`update payments set expires_at = expires_at - interval '24 hours' where session_id = $1`, [
      session_id,
    ])
    const page = await (await open(path)).text()
    expect(page).toContain('Sessione di pagamento scaduta. Riprova.')
    expect(page).toContain(`href="${SITE}/dashboard"`)
    await pay(path)
    expect(await statusOf(session_id)).toEqual({ payment_status: 'unpaid', status: 'expired' })
    expect(await profile()).toMatchObject({ days_remaining: 0, total_spent: 0 })
  })

  it('works from a browser that holds the anti-forgery cookie, but not from another site’s form', async () => {
    const { path } = await begin()
    const cookie = 'XSRF-TOKEN=anything'
    expect((await pay(path, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await profile()).toMatchObject({ days_remaining: 0 })
    expect((await pay(path, { cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(303)
    expect(await profile()).toMatchObject({ days_remaining: 30 })
  })

  it('is the only call that takes a form', async () => {
    expect((await pay('/api/auth/login')).status).toBe(415)
  })
})

describe('the discount of the first top-up', () => {
  it('is a tenth of the first, and nothing of the second', async () => {
    await giveCode()
    const first = await begin()
    expect(await (await open(first.path)).text()).toContain('Sconto di benvenuto')
    await pay(first.path)
    expect(await profile()).toMatchObject({ total_spent: 9 })
    await pay((await begin()).path)
    expect(await profile()).toMatchObject({ total_spent: 19, days_remaining: 60 })
  })

  it('stays used where its payment is no longer kept', async () => {
    await giveCode()
    await pay((await begin()).path)
    await run('delete from payments where user_id = $1', [payer.id])
    await pay((await begin()).path)
    expect(await profile()).toMatchObject({ total_spent: 19 })
  })

  it('is not given without a code, nor taken for used', async () => {
    await pay((await begin()).path)
    expect(await profile()).toMatchObject({ total_spent: 10 })
    expect(await run('select discount_used from users where id = $1', [payer.id])).toEqual([
      { discount_used: false },
    ])
  })

  it('is not given once it is used, not even at the same moment', async () => {
    await giveCode()
    const [taken] = await callWhileLocked(
      api,
      ({ manager }) => manager.query('update users set discount_used = true where id = $1', [payer.id]),
      [() => begin()],
    )
    await pay(taken?.path ?? '')
    expect(await profile()).toMatchObject({ total_spent: 10 })
  })

  it('stays with a payment at Stripe from before, which can no longer be ended', async () => {
    await giveCode()
    await run(
      `insert into payments (session_id, user_id, tier_name, amount, duration_days, discount_percent, expires_at,
         provider, stripe_session_id)
       values ('pay_before', $1, 'Un mese', 9, 30, 10, now() + interval '1 hour', 'stripe', 'cs_before')`,
      [payer.id],
    )
    await pay((await begin()).path)
    expect(await profile()).toMatchObject({ total_spent: 10 })
    expect(await statusOf('pay_before')).toEqual({ payment_status: 'unpaid', status: 'open' })
  })

  it('moves on to a new checkout, which closes the one before', async () => {
    await giveCode()
    const [left, taken] = [await begin(), await begin()]
    expect(await statusOf(left.session_id)).toMatchObject({ status: 'expired' })
    await pay(left.path)
    await pay(taken.path)
    expect(await profile()).toMatchObject({ total_spent: 9, days_remaining: 30 })
  })

  it('is applied once when many begin and pay at the same moment', async () => {
    await giveCode()
    const begun = await callWhileLocked(
      api,
      lockRows('pricing_tiers', tierId),
      Array.from({ length: 4 }, () => () => begin()),
    )
    await Promise.all(begun.map(({ path }) => pay(path)))
    expect(await profile()).toMatchObject({ total_spent: 39, days_remaining: 120 })
  })
})

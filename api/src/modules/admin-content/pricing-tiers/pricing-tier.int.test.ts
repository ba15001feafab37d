import {
  callWhileLocked,
  createAdmin,
  lockRows,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { type PricingTier, tierTag } from '@confida/contracts'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

let api: TestApi
let admin: TestUser

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api)
})
afterAll(() => api?.close())

const path = '/api/admin/pricing-tiers'
const as = (token: string | undefined, method: string, address: string, body?: unknown) =>
  api.call(method, address, { token, body })
const create = (choices: object = {}) =>
  as(admin.token, 'POST', path, { name: 'Un anno', price: 99.99, duration_days: 365, ...choices })
const update = (id: string, body: unknown) => as(admin.token, 'PUT', `${path}/${id}`, body)
const remove = (id: string) => as(admin.token, 'DELETE', `${path}/${id}`)
const list = async (): Promise<PricingTier[]> => (await as(admin.token, 'GET', path)).body
const find = async (id: string) => (await list()).find((tier) => tier.id === id)
const run = (text: string, values: unknown[] = []) => api.database.rows({ name: '', text }, values)
const logOf = (id: string) =>
  run('select actor_id, action, before, after from audit_log where target_id = $1 order by created_at', [id])

describe('a new tier', () => {
  it('has the defaults of what it leaves out, and stands last in the list', async () => {
    const { status, body } = await create()
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      name: 'Un anno',
      minutes: 0,
      price: 99.99,
      description: '',
      emoji: '💰',
      subscription_type: 'days',
      duration_days: 365,
      is_visible: true,
      is_active: true,
    })
    expect((await list()).at(-1)).toEqual(body)
    const { id, ...after } = body
    expect(await logOf(id)).toEqual([
      { actor_id: admin.id, action: 'pricing-tier.create', before: null, after },
    ])
  })

  it.each([
    ['no name', { name: undefined }, 'name'],
    ['a blank name', { name: '  ' }, 'name'],
    ['no price', { price: undefined }, 'price'],
    ['a negative price', { price: -1 }, 'price'],
    ['a tenth of a cent', { price: 9.999 }, 'price'],
    ['a price in words', { price: '9.99' }, 'price'],
    ['no duration', { duration_days: undefined }, 'duration_days'],
    ['half a day', { duration_days: 1.5 }, 'duration_days'],
    ['a long emoji', { emoji: '💰'.repeat(20) }, 'emoji'],
  ])('is refused with %s', async (_, choices, field) => {
    const before = await list()
    expect(await create(choices)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect((await create(choices)).body.fields).toHaveProperty(field)
    expect(await list()).toEqual(before)
  })
})

describe('a change', () => {
  it('touches only the fields that it names', async () => {
    const tier = (await create({ price: 19.99 })).body
    const { status, body } = await update(tier.id, { is_visible: false })
    expect(status).toBe(200)
    expect(body).toEqual({ ...tier, is_visible: false })
    expect(await find(tier.id)).toEqual(body)
    const onOffer = (await api.call('GET', '/api/pricing-tiers')).body
    expect(onOffer.map(({ id }: PricingTier) => id)).not.toContain(tier.id)
    expect((await logOf(tier.id)).at(-1)).toMatchObject({
      action: 'pricing-tier.update',
      before: { is_visible: true },
      after: { is_visible: false },
    })
  })

  it('may be the whole tier as it was listed', async () => {
    const tier = (await create()).body
    const { body } = await update(tier.id, { ...tier, name: 'Dodici mesi', price: 89.5 })
    expect(body).toEqual({ ...tier, name: 'Dodici mesi', price: 89.5 })
  })

  it('of nothing is not in the log', async () => {
    const tier = (await create()).body
    expect((await update(tier.id, tier)).status).toBe(200)
    expect(await logOf(tier.id)).toHaveLength(1)
  })

  it('does not undo another one made at the same moment', async () => {
    const { id } = (await create()).body
    const changes = [{ price: 1.5 }, { minutes: 12 }, { is_visible: false }, { emoji: '🎁' }]
    const calls = changes.map((change) => () => update(id, change))
    const answers = await callWhileLocked(api, lockRows('pricing_tiers', id), calls)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await find(id)).toMatchObject(Object.assign({}, ...changes))
    expect(await logOf(id)).toHaveLength(5)
  })

  it('of a state that somebody else has changed is refused with what is there now', async () => {
    const seen: PricingTier = (await create()).body
    const saveOver = (tier: PricingTier, price: number) =>
      api.call('PUT', `${path}/${tier.id}`, {
        token: admin.token,
        body: { price },
        headers: { 'if-match': tierTag(tier) },
      })
    await update(seen.id, { is_visible: false })
    expect((await saveOver(seen, 10)).status).toBe(200)
    const current = await find(seen.id)
    expect(await saveOver(seen, 20)).toMatchObject({
      status: 409,
      body: { code: 'record_outdated', current },
    })
    expect(current?.price).toBe(10)
    expect((await saveOver(current ?? seen, 20)).status).toBe(200)
  })

  it('is refused with a wrong value', async () => {
    const { id } = (await create()).body
    expect((await update(id, { price: -1 })).body.fields).toHaveProperty('price')
    expect((await update(id, { is_visible: 'no' })).status).toBe(400)
  })
})

describe('a deleted tier', () => {
  it('is gone, and payments made for it stay', async () => {
    const { id } = (await create()).body
    await run(
      `insert into payments (session_id, tier_id, tier_name, amount, duration_days, expires_at)
       values ('cs_of_deleted_tier', $1, 'Un anno', 99.99, 365, now())`,
      [id],
    )
    expect(await remove(id)).toMatchObject({ status: 200, body: { success: true } })
    expect(await find(id)).toBeUndefined()
    const payments = await run(
      `select tier_id, tier_name from payments where session_id = 'cs_of_deleted_tier'`,
    )
    expect(payments).toEqual([{ tier_id: null, tier_name: 'Un anno' }])
    expect((await logOf(id)).at(-1)).toMatchObject({ action: 'pricing-tier.delete', after: null })
  })

  it('is deleted once by two who try', async () => {
    const { id } = (await create()).body
    const answers = await callWhileLocked(api, lockRows('pricing_tiers', id), [
      () => remove(id),
      () => remove(id),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })
})

it.each(['00000000-0000-4000-8000-000000000000', 'abc'])('there is no tier %s', async (id) => {
  for (const answer of [await update(id, { price: 1 }), await remove(id)]) {
    expect(answer).toMatchObject({ status: 404, body: { code: 'tier_not_found' } })
  }
})

it('is for administrators only', async () => {
  const { token } = await registerUser(api)
  const { id } = (await create()).body
  const calls: [string, string, unknown?][] = [
    ['GET', path],
    ['POST', path, { name: 'Mia', price: 0, duration_days: 9 }],
    ['PUT', `${path}/${id}`, { price: 0 }],
    ['DELETE', `${path}/${id}`],
  ]
  for (const [method, address, body] of calls) {
    expect((await as(token, method, address, body)).status).toBe(403)
    expect((await as(undefined, method, address, body)).status).toBe(401)
  }
  expect(await find(id)).toBeDefined()
})

import {
  callWhileLocked,
  createAdmin,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { statement } from '../../../platform/database/statement.ts'

const PATH = '/api/admin/discount-codes'
let api: TestApi
let admin: TestUser
let count = 0

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api, { name: 'Zeno' })
})
afterAll(() => api?.close())

const run = (text: string, values: unknown[] = []) => api.database.rows(statement('', text), values)
const create = (body: object, token = admin.token) => api.call('POST', PATH, { token, body })
const switchCode = (code: string, is_active: unknown, token = admin.token) =>
  api.call('PATCH', `${PATH}/${code}`, { token, body: { is_active } })
const list = async () => (await api.call('GET', PATH, { token: admin.token })).body
const find = async (code: string) => (await list()).find((each: { code: string }) => each.code === code)

const register = (discount_code: string) =>
  api.call('POST', '/api/auth/register', {
    body: {
      email: `codes-${++count}@example.com`,
      password: 'segretissima',
      name: 'Luca',
      birth_date: '1990-01-01',
      phone: null,
      discount_code,
    },
  })

describe('a code', () => {
  it('is made in capitals, and is in the log', async () => {
    const { status, body } = await create({
      code: ' estate ',
      percent: 20,
      uses_max: 5,
      last_day: '2999-01-01',
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      code: 'ESTATE',
      percent: 20,
      uses_max: 5,
      last_day: '2999-01-01',
      is_active: true,
      uses: 0,
      payments: 0,
      paid: 0,
      created_at: expect.stringMatching(/Z$/),
    })
    expect((await list())[0].code).toBe('ESTATE')
    const log = await api.call('GET', '/api/admin/audit-log?action=discount-code.create', {
      token: admin.token,
    })
    const after = { code: 'ESTATE', percent: 20, uses_max: 5, last_day: '2999-01-01' }
    expect(log.body[0]).toMatchObject({ target_name: 'ESTATE' })
    expect(log.body[0].after).toEqual(after)
  })

  it('is there once, of two at the same moment too', async () => {
    const answers = await Promise.all([
      create({ code: 'DOPPIO', percent: 5 }),
      create({ code: 'doppio', percent: 6 }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('discount_exists')
  })

  it.each([
    [{ code: 'AB', percent: 10 }],
    [{ code: 'CON SPAZIO', percent: 10 }],
    [{ code: `<b>'";--`, percent: 10 }],
    [{ code: 'X'.repeat(41), percent: 10 }],
    [{ code: 'ZERO', percent: 0 }],
    [{ code: 'TROPPO', percent: 101 }],
    [{ code: 'MEZZO', percent: 10.5 }],
    [{ code: 'NESSUNO', percent: 10, uses_max: 0 }],
    [{ code: 'QUANDO', percent: 10, last_day: '2026-02-30' }],
    [{ percent: 10 }],
  ])('is refused: %j', async (body) => {
    expect((await create(body)).status).toBe(400)
  })
})

describe('switching a code', () => {
  const entries = async (code: string) => {
    const path = '/api/admin/audit-log?action=discount-code.update&limit=200'
    const { body } = await api.call('GET', path, { token: admin.token })
    return body.filter(({ target_id }: { target_id: string }) => target_id === code)
  }

  it('answers the code, newest or not, and is in the log where it changes something', async () => {
    await create({ code: 'VOLTA', percent: 5 })
    await create({ code: 'ZETA', percent: 5 })
    expect((await list())[0].code).toBe('ZETA')
    for (let times = 0; times < 2; times++) {
      expect((await switchCode('VOLTA', false)).body).toMatchObject({ code: 'VOLTA', is_active: false })
    }
    expect(await entries('VOLTA')).toMatchObject([
      { actor_name: 'Zeno', target_name: 'VOLTA', before: { is_active: true }, after: { is_active: false } },
    ])
  })

  it('is in the log once, of two at the same moment too', async () => {
    await create({ code: 'INSIEME', percent: 5 })
    await callWhileLocked(
      api,
      ({ manager }) => manager.query(`select from discount_codes where code = 'INSIEME' for update`),
      [() => switchCode('INSIEME', false), () => switchCode('INSIEME', false)],
    )
    expect(await entries('INSIEME')).toHaveLength(1)
  })
})

describe('who registers', () => {
  it('takes one of its places, of two for the last one only one', async () => {
    await create({ code: 'ULTIMO', percent: 10, uses_max: 1 })
    const answers = await callWhileLocked(
      api,
      ({ manager }) => manager.query(`select from discount_codes where code = 'ULTIMO' for update`),
      [() => register('ultimo'), () => register('ULTIMO')],
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
    expect(await find('ULTIMO')).toMatchObject({ uses: 1 })
    expect((await register('ULTIMO')).body.code).toBe('discount_unknown')
  })

  it('finds none that has ended, or was expired, until it is taken up again', async () => {
    await create({ code: 'IERI', percent: 10 })
    await run(`update discount_codes set last_day = (now() at time zone 'UTC')::date - 1 where code = 'IERI'`)
    expect((await register('IERI')).status).toBe(400)
    await run(`update discount_codes set last_day = (now() at time zone 'UTC')::date where code = 'IERI'`)
    expect((await register('IERI')).status).toBe(201)

    expect((await switchCode('ieri', false)).body).toMatchObject({ code: 'IERI', is_active: false })
    expect((await register('IERI')).status).toBe(400)
    await switchCode('IERI', true)
    expect((await register('IERI')).status).toBe(201)
    expect(await find('IERI')).toMatchObject({ uses: 2 })
  })

  it('is not counted where the registration fails', async () => {
    await create({ code: 'INVANO', percent: 10 })
    const taken = await registerUser(api)
    const body = {
      email: taken.email,
      password: 'segretissima',
      name: 'Luca',
      birth_date: '1990-01-01',
      phone: null,
      discount_code: 'INVANO',
    }
    expect((await api.call('POST', '/api/auth/register', { body })).status).toBe(409)
    expect(await find('INVANO')).toMatchObject({ uses: 0 })
  })
})

it('tells what its first top-ups brought in', async () => {
  await create({ code: 'CIFRE', percent: 10 })
  const { body } = await register('CIFRE')
  const insert = `insert into payments (session_id, user_id, tier_name, amount, duration_days, expires_at,
      discount_percent, payment_status, status, refunded_amount)
    values ($1, $2, 'Un mese', 9, 30, now(), $3, $4, 'complete', $5)`
  await run(insert, ['pay_c1', body.user.id, 10, 'paid', 2])
  await run(insert, ['pay_c2', body.user.id, 0, 'paid', 0])
  await run(insert, ['pay_c3', body.user.id, 10, 'unpaid', 0])
  expect(await find('CIFRE')).toMatchObject({ uses: 1, payments: 1, paid: 7 })
})

it('is known, and for administrators only', async () => {
  const user = await registerUser(api)
  expect((await switchCode('NESSUNO', false)).body.code).toBe('discount_not_found')
  expect((await switchCode('ESTATE', 'no')).status).toBe(400)
  for (const token of [user.token, undefined]) {
    const status = token ? 403 : 401
    expect((await api.call('GET', PATH, { token })).status).toBe(status)
    expect((await api.call('POST', PATH, { token, body: { code: 'MIO', percent: 100 } })).status).toBe(status)
    expect((await api.call('PATCH', `${PATH}/ESTATE`, { token, body: { is_active: false } })).status).toBe(
      status,
    )
  }
})

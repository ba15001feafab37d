import { createAdmin, registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import type { CompanionDraft } from '@confida/contracts'
import { communicationStyles, genders, interests, personalityTypes } from '@confida/contracts'
import { aCompanionDraft } from '@confida/testing/companion-draft'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { statement } from '../../../platform/database/statement.ts'

let api: TestApi
let admin: TestUser

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api)
})
afterAll(() => api?.close())
beforeEach(async () => {
  await api.database.rows(statement('test.no-payments', 'delete from payments'))
  await api.database.rows(statement('test.no-users', `delete from users where role <> 'admin'`))
})

const get = async (path: string) => (await api.call('GET', path, { token: admin.token })).body
const userStats = () => get('/api/admin/user-stats')
const companionStats = () => get('/api/admin/companion-stats')

const create = async ({ token }: TestUser, choices: Partial<CompanionDraft> = {}): Promise<string> =>
  (await api.call('POST', '/api/companions/create', { token, body: aCompanionDraft(choices) })).body.id
const remove = ({ id }: TestUser) =>
  api.call('DELETE', `/api/admin/user/${id}`, {
    token: admin.token,
    body: { admin_password: admin.password },
  })

const pay = statement(
  'test.pay',
  `insert into payments (session_id, user_id, tier_name, amount, duration_days, payment_status, expires_at)
   values (gen_random_uuid(), $1, 'Un mese', $2, $3, $4, now())`,
)

it('starts with nothing, naming every option', async () => {
  expect(await userStats()).toEqual({ totalRelationships: 0, totalDaysPurchased: 0, totalRevenue: 0 })
  const none = (options: readonly string[]) => Object.fromEntries(options.map((option) => [option, 0]))
  expect(await companionStats()).toEqual({
    total: 0,
    gender: none(genders),
    personality: none(personalityTypes),
    style: none(communicationStyles),
    interest: none(interests),
  })
})

it('follows companions through creation, change and removal', async () => {
  const user = await registerUser(api)
  const id = await create(user)
  await create(user, { gender: 'maschile', interests: ['musica'] })
  expect(await companionStats()).toMatchObject({
    total: 2,
    gender: { femminile: 1, maschile: 1, neutro: 0 },
    personality: { dolce: 2 },
    style: { empatico: 2 },
    interest: { musica: 2, viaggi: 1, arte: 0 },
  })
  const change = aCompanionDraft({ gender: 'neutro', interests: ['arte'], communication_style: 'diretto' })
  await api.call('PUT', `/api/companions/${id}`, { token: user.token, body: change })
  expect(await companionStats()).toMatchObject({
    total: 2,
    gender: { femminile: 0, maschile: 1, neutro: 1 },
    style: { empatico: 1, diretto: 1 },
    interest: { musica: 1, viaggi: 0, arte: 1 },
  })
  await api.call('DELETE', `/api/companions/${id}`, { token: user.token })
  expect(await companionStats()).toMatchObject({ total: 1, gender: { neutro: 0 }, interest: { arte: 0 } })
  expect((await userStats()).totalRelationships).toBe(1)
})

it('leaves deleted users out until they are restored, and erased ones for good', async () => {
  const user = await registerUser(api)
  await create(user)
  await remove(user)
  expect((await companionStats()).total).toBe(0)
  const body = { admin_password: admin.password }
  await api.call('POST', `/api/admin/users/${user.id}/restore`, { token: admin.token, body })
  expect(await companionStats()).toMatchObject({ total: 1, gender: { femminile: 1 } })
  await remove(user)
  await api.database.rows(statement('test.erase', 'delete from users where id = $1'), [user.id])
  expect(await companionStats()).toMatchObject({
    total: 0,
    gender: { femminile: 0 },
    interest: { musica: 0 },
  })
})

it('keeps count when companions change while their owner is deleted', async () => {
  const users = await Promise.all(Array.from({ length: 6 }, () => registerUser(api)))
  const ids = await Promise.all(users.map((user) => create(user)))
  const changes = users.flatMap((user, index) => [
    api.call('PUT', `/api/companions/${ids[index]}`, {
      token: user.token,
      body: aCompanionDraft({ gender: 'neutro' }),
    }),
    create(user, { gender: 'maschile' }),
    index % 2 === 0 ? remove(user) : undefined,
  ])
  await Promise.all(changes)
  const kept = await companionStats()
  const counted = statement(
    'test.counted',
    `select gender, count(*)::int as count from companions c join users u on u.id = c.owner_id
     where u.deleted_at is null group by gender`,
  )
  const rows = await api.database.rows<{ gender: string; count: number }>(counted)
  const truth = Object.fromEntries(rows.map(({ gender, count }) => [gender, count]))
  expect(kept.gender).toEqual({ femminile: 0, maschile: 0, neutro: 0, ...truth })
})

it('adds up paid payments, which outlive their payer', async () => {
  const user = await registerUser(api)
  await api.database.rows(pay, [user.id, 14.99, 30, 'paid'])
  await api.database.rows(pay, [user.id, 4.99, 7, 'unpaid'])
  expect(await userStats()).toMatchObject({ totalDaysPurchased: 30, totalRevenue: 14.99 })
  await api.database.rows(statement('test.paid', `update payments set payment_status = 'paid'`))
  expect(await userStats()).toMatchObject({ totalDaysPurchased: 37, totalRevenue: 19.98 })
  await remove(user)
  await api.database.rows(statement('test.erase', 'delete from users where id = $1'), [user.id])
  expect(await userStats()).toMatchObject({ totalDaysPurchased: 37, totalRevenue: 19.98 })
})

it('can be made anew from the tables', async () => {
  const [user, gone] = [await registerUser(api), await registerUser(api, { is_standby: true })]
  await Promise.all([create(user), create(user, { gender: 'neutro' })])
  await api.database.rows(pay, [user.id, 10, 5, 'paid'])
  await remove(gone)
  const before = [await userStats(), await companionStats(), await totals()]
  await api.database.rows(statement('test.rebuild', 'select rebuild_running_totals()'))
  expect([await userStats(), await companionStats(), await totals()]).toEqual(before)
})

const totals = () =>
  api.database.rows(
    statement(
      'test.totals',
      'select key, sum(amount) as amount from running_totals group by key having sum(amount) <> 0 order by key',
    ),
  )

it.each(['/api/admin/user-stats', '/api/admin/companion-stats'])(
  '%s is for administrators only',
  async (path) => {
    const { token } = await registerUser(api)
    expect((await api.call('GET', path, { token })).status).toBe(403)
    expect((await api.call('GET', path)).status).toBe(401)
  },
)

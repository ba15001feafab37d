import {
  type ApiResponse,
  createAdmin,
  createCompanion,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { deletedUser } from '@confida/contracts'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { CONFIG, type Config } from '../../../platform/config/config.ts'

let api: TestApi
let admin: TestUser

const names = ['Anna Rossi', 'Bruno Verdi', 'Carla 100%', 'Dario Blu']

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api, { name: 'Zeno' })
  await registerUser(api, { name: 'Resta Qui' })
  for (const name of names) {
    const user = await registerUser(api, { name })
    if (name === 'Dario Blu') await createCompanion(api, user)
    const body = { admin_password: admin.password }
    await api.call('DELETE', `/api/admin/user/${user.id}`, { token: admin.token, body })
  }
})
afterAll(() => api?.close())

const list = (query = '', token: string | undefined = admin.token) =>
  api.call('GET', `/api/admin/users/deleted${query}`, { token })
const namesOf = ({ body }: ApiResponse) => body.map(({ name }: { name: string }) => name)

it('lists who was deleted, the latest first, with when and by whom, without passwords', async () => {
  const answer = await list()
  expect(answer.status).toBe(200)
  expect(namesOf(answer)).toEqual([...names].reverse())
  expect(answer.body.every((row: unknown) => deletedUser.safeParse(row).success)).toBe(true)
  expect(answer.body[0]).toMatchObject({ deleted_by: admin.id, deleted_by_name: 'Zeno', companion_count: 1 })
  expect(answer.body[0].deleted_at).toMatch(/Z$/)
  expect(answer.text).not.toMatch(/password|argon2/)
  expect(answer.headers.get('x-total-count')).toBe('4')
})

it('tells of one, to administrators alone', async () => {
  const [row] = (await list()).body
  expect((await list(`/${row.id}`)).body).toEqual(row)
  const user = await registerUser(api)
  expect((await list(`/${row.id}`, user.token)).status).toBe(403)
  expect((await api.call('GET', `/api/admin/users/deleted/${row.id}`)).status).toBe(401)
  // Not deleted, and not there.
  for (const id of [user.id, '00000000-0000-4000-8000-000000000000', 'nonsense'])
    expect(await list(`/${id}`)).toMatchObject({ status: 404, body: { code: 'user_not_found' } })
})

it('is walked page by page', async () => {
  const seen: string[] = []
  let next: string | undefined = '/api/admin/users/deleted?limit=3'
  while (next) {
    const answer: ApiResponse = await api.call('GET', next, { token: admin.token })
    expect(answer.headers.get('x-total-count')).toBe('4')
    seen.push(...namesOf(answer))
    next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  expect(seen).toEqual([...names].reverse())
})

it.each([
  ['name', ['Anna Rossi', 'Bruno Verdi', 'Carla 100%', 'Dario Blu']],
  ['-name', ['Dario Blu', 'Carla 100%', 'Bruno Verdi', 'Anna Rossi']],
  ['deleted_at', names],
])('is ordered by %s, over the pages too', async (sort, expected) => {
  const first = await list(`?sort=${sort}&limit=3`)
  const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1]
  const second = await api.call('GET', String(next), { token: admin.token })
  expect([...namesOf(first), ...namesOf(second)]).toEqual(expected)
})

it('says when an account is erased for good, where that is set', async () => {
  const config = api.app.get<Config>(CONFIG)
  expect((await list()).body[0].erased_at).toBeNull()
  config.deletedRetentionDays = 30
  const [{ deleted_at, erased_at }] = (await list()).body
  config.deletedRetentionDays = 0
  expect(Date.parse(erased_at) - Date.parse(deleted_at)).toBe(30 * 24 * 3_600_000)
})

it.each([
  ['ROSSI', ['Anna Rossi']],
  ['100%25', ['Carla 100%']],
  ['resta', []],
])('finds %s', async (search, expected) => {
  const answer = await list(`?search=${search}`)
  expect(namesOf(answer)).toEqual(expected)
  expect(answer.headers.get('x-total-count')).toBe(String(expected.length))
})

it.each(['limit=0', 'limit=201', 'cursor=abc', 'sort=email'])('refuses %s', async (query) => {
  expect(await list(`?${query}`)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

it('is for administrators only', async () => {
  const { token } = await registerUser(api)
  expect((await list('', token)).status).toBe(403)
  expect((await api.call('GET', '/api/admin/users/deleted')).status).toBe(401)
})

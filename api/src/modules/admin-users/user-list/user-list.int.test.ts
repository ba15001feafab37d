import {
  type ApiResponse,
  createAdmin,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { type User, user as userSchema } from '@confida/contracts'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { statement } from '../../../platform/database/statement.ts'

let api: TestApi
let admin: TestUser

const people = [
  { name: 'Anna Rossi', email: 'anna@example.com', phone: '+39 333 1111111', birth_date: '1990-05-03' },
  { name: 'bruno Verdi', email: 'zeta@example.com', phone: '+44 20 2222222', is_standby: true },
  { name: 'Carla 100%', email: 'carla_x@example.com', birth_date: '1985-01-01' },
  { name: 'Dario Blu', email: 'dario@other.example' },
]
const days = ['2026-01-10', '2026-01-11', '2026-02-01', '2026-03-01']

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api, { name: 'Zeno', email: 'admin@example.com' })
  const setDay = statement('test.day', 'update users set created_at = $2::timestamptz where id = $1')
  for (const [index, person] of people.entries()) {
    const { id } = await registerUser(api, person)
    await api.database.rows(setDay, [id, `${days[index]}T23:30:00Z`])
  }
  const deleted = await registerUser(api, { name: 'Via Cancellata' })
  await api.database.rows(statement('test.gone', 'update users set deleted_at = now() where id = $1'), [
    deleted.id,
  ])
})
afterAll(() => api?.close())

const list = (query = '', token: string | undefined = admin.token) =>
  api.call('GET', `/api/admin/users${query}`, { token })
const namesOf = ({ body }: ApiResponse) => body.map(({ name }: User) => name)

it('lists all users that are not deleted, newest first, without passwords', async () => {
  const answer = await list()
  expect(answer.status).toBe(200)
  expect(namesOf(answer)).toEqual(['Zeno', 'Dario Blu', 'Carla 100%', 'bruno Verdi', 'Anna Rossi'])
  expect(answer.body.every((user: unknown) => userSchema.safeParse(user).success)).toBe(true)
  expect(answer.text).not.toMatch(/password|argon2/)
  expect(answer.headers.get('x-total-count')).toBe('5')
  expect(answer.headers.get('link')).toBeNull()
})

it.each([
  ['-created_at', ['Zeno', 'Dario Blu', 'Carla 100%', 'bruno Verdi', 'Anna Rossi']],
  ['created_at', ['Anna Rossi', 'bruno Verdi', 'Carla 100%', 'Dario Blu', 'Zeno']],
  ['name', ['Anna Rossi', 'bruno Verdi', 'Carla 100%', 'Dario Blu', 'Zeno']],
  ['-email', ['bruno Verdi', 'Dario Blu', 'Carla 100%', 'Anna Rossi', 'Zeno']],
  ['-birth_date', ['Anna Rossi', 'Carla 100%']],
  ['-phone', ['bruno Verdi', 'Anna Rossi']],
])('walks all pages by %s, each user once', async (sort, expected) => {
  const names: string[] = []
  let next: string | undefined = `/api/admin/users?limit=2&sort=${sort}`
  while (next) {
    const answer: ApiResponse = await api.call('GET', next, { token: admin.token })
    expect(answer.headers.get('x-total-count')).toBe('5')
    expect(answer.body.length).toBeLessThanOrEqual(2)
    names.push(...namesOf(answer))
    next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  expect(names.slice(0, expected.length)).toEqual(expected)
  expect(new Set(names).size).toBe(5)
  expect(names).toHaveLength(5)
})

it.each([
  ['search=ROSSI', ['Anna Rossi']],
  ['search=%40example', ['Zeno', 'Carla 100%', 'bruno Verdi', 'Anna Rossi']],
  ['search=222', ['bruno Verdi']],
  ['search=100%25', ['Carla 100%']],
  ['search=a_x', ['Carla 100%']],
  ['search=%20', ['Zeno', 'Dario Blu', 'Carla 100%', 'bruno Verdi', 'Anna Rossi']],
  ['search=nessuno', []],
  ['status=standby', ['bruno Verdi']],
  ['status=active&search=example.com', ['Zeno', 'Carla 100%', 'Anna Rossi']],
  ['from=2026-01-11&to=2026-02-01', ['Carla 100%', 'bruno Verdi']],
  ['to=2026-01-10', ['Anna Rossi']],
  ['from=2026-01-11&to=2026-01-11&time_zone=Europe/Rome', ['Anna Rossi']],
  ['from=2026-01-10&to=2026-01-10&time_zone=Europe/Rome', []],
])('filters by %s', async (query, expected) => {
  const answer = await list(`?${query}`)
  expect(namesOf(answer)).toEqual(expected)
  expect(answer.headers.get('x-total-count')).toBe(String(expected.length))
})

it('keeps the filter in the address of the next page', async () => {
  const answer = await list('?limit=1&search=example.com')
  expect(answer.headers.get('link')).toContain('search=example.com')
})

it.each([
  'limit=0',
  'limit=201',
  'sort=password_hash',
  'status=x',
  'time_zone=Mars/Base',
  'from=2026-02-30',
  'cursor=abc',
])('refuses %s', async (query) => {
  expect(await list(`?${query}`)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

it('refuses a cursor of another order', async () => {
  const link = (await list('?limit=1&sort=name')).headers.get('link') ?? ''
  const cursor = /cursor=([^&>]+)/.exec(link)?.[1]
  expect((await list(`?limit=1&sort=created_at&cursor=${cursor}`)).status).toBe(400)
})

it('is for administrators only', async () => {
  const { token } = await registerUser(api, { name: 'Curioso' })
  expect((await list('', token)).status).toBe(403)
  expect((await api.call('GET', '/api/admin/users')).status).toBe(401)
})

it('has each account by its id, where it is not deleted', async () => {
  const one = (id: string, token = admin.token) => api.call('GET', `/api/admin/users/${id}`, { token })
  const [newest] = (await list('?limit=1')).body
  expect(await one(newest.id)).toMatchObject({ status: 200, body: newest })
  const [gone] = (await api.call('GET', '/api/admin/users/deleted', { token: admin.token })).body
  for (const id of [gone.id, 'abc', '00000000-0000-4000-8000-000000000000'])
    expect(await one(id)).toMatchObject({ status: 404, body: { code: 'user_not_found' } })
  const { token } = await registerUser(api)
  expect((await one(newest.id, token)).status).toBe(403)
  expect((await api.call('GET', `/api/admin/users/${newest.id}`)).status).toBe(401)
})

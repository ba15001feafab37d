import { createAdmin, registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { statement } from '../../../platform/database/statement.ts'

let api: TestApi
let admin: TestUser
const people: TestUser[] = []

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api, { name: 'Zeno' })
  for (const [index, name] of ['Anna', '=cmd|calc', 'Carla'].entries()) {
    const user = await registerUser(api, { name, email: `persona.${index}@example.com` })
    people.push(user)
    const accepted = `insert into terms_acceptances (user_id, version, created_at, language, translation_version)
      values ($1, $2, $3, $4, $5)`
    const read =
      [
        [null, null],
        ['it', null],
        ['de', 4],
      ][index] ?? []
    const values = [user.id, index + 1, `2026-01-0${index + 1}T09:00:00Z`, ...read]
    await api.database.rows(statement('', accepted), values)
  }
})
afterAll(() => api?.close())

const PATH = '/api/admin/terms-acceptances'
const get = (path: string, token = admin.token) => api.call('GET', path, { token })
const names = ({ body }: { body: { user_name: string }[] }) => body.map(({ user_name }) => user_name)

it('lists who has accepted which version, newest first, a page at a time', async () => {
  const first = await get(`${PATH}?limit=2`)
  expect(first.body[0]).toEqual({
    id: expect.any(String),
    created_at: '2026-01-03T09:00:00.000Z',
    version: 3,
    language: 'de',
    translation_version: 4,
    user_id: people[2]?.id,
    user_name: 'Carla',
    user_email: 'persona.2@example.com',
  })
  expect(first.headers.get('x-total-count')).toBe('3')
  const next = first.headers.get('link')?.match(/<(.*)>/)?.[1] ?? ''
  expect(names(await get(next))).toEqual(['Anna'])
})

it('finds an address', async () => {
  expect(names(await get(`${PATH}?search=PERSONA.0`))).toEqual(['Anna'])
  expect(names(await get(`${PATH}?search=nobody`))).toEqual([])
})

it('becomes a file in which nothing is run, and that it was taken is written down', async () => {
  const { headers, text } = await get(`${PATH}/export?search=persona`)
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="terms-acceptances-\d.*\.csv"$/)
  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'accepted_at;terms_version;language;translation_version;email;name;account_id',
    `2026-01-03T09:00:00.000Z;3;de;4;persona.2@example.com;Carla;${people[2]?.id}`,
    `2026-01-02T09:00:00.000Z;2;it;;persona.1@example.com;'=cmd|calc;${people[1]?.id}`,
    `2026-01-01T09:00:00.000Z;1;;;persona.0@example.com;Anna;${people[0]?.id}`,
    '',
  ])
  expect((await get('/api/admin/audit-log')).body).toMatchObject([
    { action: 'terms-acceptances.export', actor_name: 'Zeno', after: null },
  ])
})

it.each([PATH, `${PATH}/export`])('%s is for administrators alone', async (path) => {
  expect((await get(path, '')).status).toBe(401)
  expect((await get(path, people[0]?.token)).status).toBe(403)
})

import { createAdmin, registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import type { User } from '@confida/contracts'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { statement } from '../../../platform/database/statement.ts'

let api: TestApi
let admin: TestUser

const people = [
  { name: 'Jürgen Krüger', email: 'jk@example.com', phone: '+39 333 1234567' },
  { name: 'Niccolò Sørensen', email: 'nico@example.com', phone: '333-765 4321' },
  { name: 'Zoë Straße', email: 'zoe.kq@example.com', phone: '0039 02 555666' },
  { name: 'أحمد علي', email: 'ahmed@example.com', phone: '+44 20 7946 0958' },
]

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api, { name: 'Capo', email: 'capo@other.example' })
  for (const person of people) await registerUser(api, person)
})
afterAll(() => api?.close())

async function find(search: string, path = '/api/admin/users'): Promise<string[]> {
  const { body } = await api.call('GET', `${path}?limit=50&search=${encodeURIComponent(search)}`, {
    token: admin.token,
  })
  return body.map(({ name }: User) => name.split(' ')[0])
}

it.each([
  ['words in another order', 'krüger jürgen', ['Jürgen']],
  ['a word of the name and one of the address', 'example zoë', ['Zoë']],
  ['no case and no accents', 'KRUGER', ['Jürgen']],
  ['accents that are not there', 'nìccólo', ['Niccolò']],
  ['decomposed accents', 'Kru\u0308ger', ['Jürgen']],
  ['letters without their stroke', 'sorensen', ['Niccolò']],
  ['ss for ß', 'STRASSE', ['Zoë']],
  ['two letters', 'kq', ['Zoë']],
  ['two letters with an accent', 'ÜG', ['Jürgen']],
  ['two letters within a phone', '58', ['أحمد']],
  ['Arabic without its hamza', 'احمد', ['أحمد']],
  ['a word that nobody has beside one', 'krüger zoë', []],
  ['a pattern’s characters', '%_', []],
])('finds %s: %s', async (_, search, expected) => {
  expect(await find(search)).toEqual(expected)
})

it.each([
  ['3331234567', ['Jürgen']],
  ['+393331234567', ['Jürgen']],
  ['+39 333 123 4567', ['Jürgen']],
  ['00393331234567', ['Jürgen']],
  ['(333) 12-34-567', ['Jürgen']],
  ['krüger 333 1234567', ['Jürgen']],
  ['3337654321', ['Niccolò']],
  ['+39 3337654321', ['Niccolò']],
  ['+3902555666', ['Zoë']],
  ['02 555 666', ['Zoë']],
  ['020 79460958', ['أحمد']],
  ['٣٣٣١٢٣٤٥٦٧', ['Jürgen']],
  ['+49 3331234568', []],
])('finds the phone of %s', async (search, expected) => {
  expect(await find(search)).toEqual(expected)
})

it('finds deleted people in the same ways', async () => {
  const { id } = await registerUser(api, {
    name: 'Renée Dupont',
    email: 'r@example.com',
    phone: '+33 1 23456789',
  })
  await api.database.rows(statement('test.gone', 'update users set deleted_at = now() where id = $1'), [id])
  for (const search of ['dupont renee', '+33123456789', 'éé'])
    expect(await find(search, '/api/admin/users/deleted')).toEqual(['Renée'])
  expect(await find('renee')).toEqual([])
})

it('counts what is found only as far as a thousand, and says that there is more', async () => {
  const many = `insert into users (name, email, password_hash)
    select 'Tanti', n || '@tanti.example', 'x' from generate_series(1, 1001) n`
  await api.database.rows(statement('test.many', many))
  const open = (query: string) => api.call('GET', `/api/admin/users?limit=1${query}`, { token: admin.token })
  const { headers } = await open('&search=tanti')
  expect([headers.get('x-total-count'), headers.get('x-total-relation')]).toEqual(['1000', 'gte'])
  const whole = await api.call('GET', '/api/admin/users?search=tanti', { token: admin.token })
  expect([whole.body.length, whole.headers.get('x-total-count')]).toEqual([1001, '1001'])
  for (const query of ['', '&search=krüger'])
    expect((await open(query)).headers.get('x-total-relation')).toBeNull()
})

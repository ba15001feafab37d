import {
  createAdmin,
  createLabelledUser,
  type LabelledUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { type UserEmotion, userEmotion } from '@confida/contracts'
import { afterAll, beforeAll, expect, it } from '@jest/globals'

let api: TestApi
let admin: TestUser
let anna: LabelledUser
let bruno: LabelledUser
let carla: LabelledUser

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api)
  anna = await createLabelledUser(api, 'anna')
  bruno = await createLabelledUser(api, 'Bruno')
  carla = await createLabelledUser(api, 'Carla')
  const dora = await createLabelledUser(api, 'Dora')
  await anna.label('drunk', '2024-02-03T12:00:00Z', 4)
  await anna.label('in_love', '2024-02-03T12:00:00Z', 3)
  await bruno.label('drunk', '2024-02-01T12:00:00Z', 5)
  await carla.label('in_love', '2024-02-02T12:00:00Z', 6)
  await carla.label('drunk', '2024-01-01T12:00:00Z', 2)
  await dora.label('drunk', '2024-02-04T12:00:00Z', 9)
  const deleted = 'update users set deleted_at = now() where id = $1'
  await api.database.rows({ name: '', text: deleted }, [dora.user.id])
})
afterAll(() => api?.close())

const get = (query: string) => api.call('GET', `/api/admin/emotion-stats?${query}`, { token: admin.token })

/** All of them, page by page. */
async function list(query: string): Promise<UserEmotion[]> {
  const { status, headers, body } = await get(query)
  expect(status).toBe(200)
  const next = headers.get('link')?.match(/<[^?]*\?([^>]*)>/)?.[1]
  return [...body.all_users_emotions, ...(next ? await list(next) : [])]
}
const names = async (query: string) => (await list(query)).map(({ user_name }) => user_name)

const PERIOD = '&from=2024-01-15&to=2024-02-29'

it.each([
  ['messages', '', ['Carla', 'anna', 'Bruno']],
  ['messages', PERIOD, ['anna', 'Carla', 'Bruno']],
  ['last_message', '', ['anna', 'Carla', 'Bruno']],
  ['last_message', PERIOD, ['anna', 'Carla', 'Bruno']],
  ['name', '', ['anna', 'Bruno', 'Carla']],
  ['name', PERIOD, ['anna', 'Bruno', 'Carla']],
  // Most of the emotion, not most of all.
  ['messages', '&emotion=drunk', ['Bruno', 'anna']],
  ['messages', `&emotion=drunk${PERIOD}`, ['Bruno', 'anna']],
  ['last_message', '&emotion=drunk', ['anna', 'Bruno']],
  ['last_message', `&emotion=drunk${PERIOD}`, ['anna', 'Bruno']],
  ['name', '&emotion=drunk', ['anna', 'Bruno']],
  ['name', `&emotion=drunk${PERIOD}`, ['anna', 'Bruno']],
])('is sorted by %s%s, on one page or many', async (sort, filters, expected) => {
  expect(await names(`sort=${sort}${filters}`)).toEqual(expected)
  expect(await names(`sort=${sort}${filters}&limit=1`)).toEqual(expected)
  expect(await names(`sort=${sort}${filters}&limit=2`)).toEqual(expected)
})

it('begins with who wrote most, and in a period with who wrote last', async () => {
  expect(await names('limit=1')).toEqual(['Carla', 'anna', 'Bruno'])
  expect(await names(`limit=1${PERIOD}`)).toEqual(['anna', 'Carla', 'Bruno'])
  expect(await names('limit=1&offset=2')).toEqual(['Bruno'])
})

it('tells what the sort goes by', async () => {
  const [first] = await list('sort=messages&emotion=drunk')
  expect(userEmotion.parse(first)).toEqual({
    user_id: bruno.user.id,
    user_name: 'Bruno',
    user_email: bruno.user.email,
    primary_emotion: 'drunk',
    total_messages: 5,
    emotion_messages: 5,
    last_day: '2024-02-01',
  })
  expect((await list(`sort=name${PERIOD}`))[2]).toEqual({
    user_id: carla.user.id,
    user_name: 'Carla',
    user_email: carla.user.email,
    primary_emotion: 'in_love',
    total_messages: 6,
    last_day: '2024-02-02',
  })
})

it('has pages that neither repeat nor skip people of equal value', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => createLabelledUser(api, 'Eva')))
  for (const { label } of people) await label('neutral', '2023-05-05T12:00:00Z')
  for (const sort of ['messages', 'last_message', 'name']) {
    for (const filters of ['', '&from=2023-05-05&to=2023-05-05']) {
      const found = await list(`sort=${sort}&emotion=neutral&limit=2${filters}`)
      expect(found.map(({ user_id }) => user_id).sort()).toEqual(people.map(({ user }) => user.id).sort())
    }
  }
})

const cursorOf = (value: unknown, id: unknown = anna.user.id) =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

it('refuses a cursor of another order and what is none', async () => {
  const cursors = ['x', cursorOf('Bruno', 'nobody'), cursorOf(1), cursorOf('a\0b'), cursorOf("1' or true --")]
  for (const cursor of cursors) expect((await get(`sort=messages&cursor=${cursor}`)).status).toBe(400)
  for (const value of ['Bruno', '2024-02-30', '99999999999', ''])
    expect((await get(`sort=messages&cursor=${cursorOf(value)}`)).status).toBe(400)
  expect((await get(`sort=last_message${PERIOD}&cursor=${cursorOf('7')}`)).status).toBe(400)
  expect(await names(`sort=name&cursor=${cursorOf("bruno' or true --")}`)).toContain('Carla')
  for (const query of ['sort=email', 'sort=-name', 'limit=0', 'limit=201'])
    expect((await get(query)).status).toBe(400)
})

it.each([
  `sort=messages${PERIOD}&emotion=drunk&cursor=@99999999999`,
  `sort=messages${PERIOD}&cursor=@1e3`,
  `sort=last_message${PERIOD}&emotion=drunk&cursor=@2024-13-01`,
  `sort=messages&sort=name${PERIOD}`,
  `emotion=__proto__${PERIOD}`,
  "emotion=drunk'--",
  'from=2999-12-31T00:00:00Z',
  'to=0000-00-00',
  'limit=1e9',
  'limit=2&offset=-1',
  'limit=2&offset=99999999999999999999',
])('refuses %s', async (query) => {
  const path = query.replace(/@(.*)$/, (_all, value: string) => cursorOf(value))
  expect((await get(path)).status).toBe(400)
})

it('answers what is far away, and a page behind the last one', async () => {
  for (const sort of ['messages', 'last_message', 'name'])
    for (const period of ['from=2999-12-31', 'from=2024-02-29&to=2024-01-15'])
      expect(await names(`sort=${sort}&${period}`)).toEqual([])
  expect(await names('from=1900-01-01&to=2999-12-31&sort=messages')).toContain('Carla')
  for (const sort of ['messages', 'last_message', 'name'])
    expect(await names(`sort=${sort}${PERIOD}&limit=2&offset=100000`)).toEqual([])
})

it('goes on where the page before ended, whoever writes or is deleted meanwhile', async () => {
  const day = '2023-08-20'
  const period = `from=${day}&to=${day}`
  const people = await Promise.all(
    ['Ines', 'Jana', 'Karl', 'Lara'].map((name) => createLabelledUser(api, name)),
  )
  const write = (index: number, count: number) => people[index]?.label('neutral', `${day}T23:59:59Z`, count)
  for (const [index, count] of [4, 3, 2, 1].entries()) await write(index, count)
  const first = await get(`sort=messages&limit=2&${period}`)
  const next = first.headers.get('link')?.match(/<[^?]*\?([^>]*)>/)?.[1] ?? ''
  // Karl overtakes all of them, and the one that the page ended with goes.
  await write(2, 9)
  await api.database.rows({ name: '', text: 'update users set deleted_at = now() where id = $1' }, [
    people[1]?.user.id,
  ])
  expect(await names(next)).toEqual(['Lara'])
  expect(await names(`sort=messages&${period}`)).toEqual(['Karl', 'Ines', 'Lara'])
})

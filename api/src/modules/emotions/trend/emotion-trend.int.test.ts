import {
  createAdmin,
  createLabelledUser,
  type LabelledUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { type Emotion, type EmotionTrend, emotionTrend } from '@confida/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'

const PATH = '/api/admin/emotion-trend'

let api: TestApi
let admin: TestUser
let people: LabelledUser[]

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api)
})
afterAll(() => api?.close())
beforeEach(async () => {
  await run('delete from emotion_labels')
  people = await Promise.all(Array.from({ length: 6 }, () => createLabelledUser(api)))
})

const run = (text: string, values: unknown[] = []) => api.database.rows({ name: '', text }, values)
const get = (query: string, token = admin.token) => api.call('GET', `${PATH}?${query}`, { token })
const trend = async (query = ''): Promise<EmotionTrend> => emotionTrend.parse((await get(query)).body)

/** So many people, one message each. */
const write = (count: number, emotion: Emotion, at: string) =>
  Promise.all(people.slice(0, count).map((person) => person.label(emotion, at)))

const totalOf = (steps: EmotionTrend['steps']) =>
  steps.map(({ day, counts }) => [day, counts && Object.values(counts).reduce((sum, each) => sum + each)])

it('counts each day of the period, those without a message too, in UTC', async () => {
  await write(5, 'in_love', '2024-02-28T23:59:59Z')
  await write(6, 'drunk', '2024-02-29T00:00:00Z')
  await write(5, 'neutral', '2024-02-29T23:30:00-01:00')
  const { unit, steps } = await trend('from=2024-02-27&to=2024-03-02')
  expect(unit).toBe('day')
  expect(totalOf(steps)).toEqual([
    ['2024-02-27', 0],
    ['2024-02-28', 5],
    ['2024-02-29', 6],
    ['2024-03-01', 5],
    ['2024-03-02', 0],
  ])
  expect(steps[2]?.counts).toMatchObject({ drunk: 6, in_love: 0, neutral: 0 })
})

it('counts by weeks and months what is longer, and everybody once in each', async () => {
  for (const day of ['01', '02', '03', '04']) await write(2, 'drunk', `2024-01-${day}T12:00:00Z`)
  await write(6, 'drunk', '2024-01-08T12:00:00Z')
  await write(6, 'drunk', '2024-01-31T12:00:00Z')
  const weeks = await trend('from=2024-01-02&to=2024-04-30')
  expect(weeks.unit).toBe('week')
  // Four days of two people are no week of five; the smallest other one is withheld beside it.
  expect(totalOf(weeks.steps).slice(0, 6)).toEqual([
    ['2024-01-02', null],
    ['2024-01-08', null],
    ['2024-01-15', 0],
    ['2024-01-22', 0],
    ['2024-01-29', 6],
    ['2024-02-05', 0],
  ])
  const cut = await trend('from=2022-01-15&to=2024-02-10')
  expect([cut.unit, cut.steps[0]?.day]).toEqual(['day', '2024-01-01'])
  await people[0]?.label('neutral', '2022-01-10T12:00:00Z')
  const all = await trend('from=2022-01-15&to=2024-02-10')
  expect(all.unit).toBe('month')
  expect([all.steps[0]?.day, all.steps.at(-1)?.day, all.steps.length]).toEqual([
    '2022-01-15',
    '2024-02-01',
    26,
  ])
})

it('withholds what fewer than five people wrote, also where the rest of the period would tell of it', async () => {
  await write(5, 'drunk', '2024-02-01T12:00:00Z')
  await write(6, 'drunk', '2024-02-02T12:00:00Z')
  await write(4, 'in_love', '2024-02-03T12:00:00Z')
  const query = 'from=2024-02-01&to=2024-02-03'
  expect(totalOf((await trend(query)).steps)).toEqual([
    ['2024-02-01', null],
    ['2024-02-02', 6],
    ['2024-02-03', null],
  ])
  await people[4]?.label('in_love', '2024-02-03T12:00:00Z')
  expect(totalOf((await trend(query)).steps).map(([, total]) => total)).toEqual([5, 6, 5])
})

it('does not count the deleted among those people', async () => {
  await write(5, 'drunk', '2024-02-01T12:00:00Z')
  const counts = async () => (await trend('from=2024-02-01&to=2024-02-01')).steps[0]?.counts
  expect(await counts()).toMatchObject({ drunk: 5 })
  await run('update users set deleted_at = now() where id = $1', [people[0]?.user.id])
  expect(await counts()).toBeNull()
})

it('has no steps before the first label, and few of whatever is asked for', async () => {
  expect(await trend()).toEqual({ unit: 'day', steps: [] })
  expect(await trend('period=week')).toEqual({ unit: 'day', steps: [] })
  await write(5, 'drunk', new Date().toISOString())
  expect((await trend('from=1900-01-01&to=2999-12-31')).steps).toHaveLength(1)
  expect((await trend('period=week')).steps).toHaveLength(7)
  expect((await trend('from=2024-03-02&to=2024-03-01')).steps).toEqual([])
})

it('is for administrators, of days that there are', async () => {
  expect((await get('', people[0]?.user.token)).status).toBe(403)
  expect((await get('', '')).status).toBe(401)
  for (const query of ['from=2024-02-30', 'to=x', 'period=century', 'from=0001-01-01'])
    expect((await get(query)).status).toBe(400)
})

import {
  createAdmin,
  createLabelledUser,
  type LabelledUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { type EmotionUserSort, emotionUserSorts, type UserEmotion } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { selectUsers } from './emotion-user-list.sql.ts'

const EMOTIONS = ['drunk', 'in_love', 'neutral'] as const
const DAY_MS = 86_400_000

let api: TestApi
let admin: TestUser
let people: LabelledUser[]

const run = (text: string, values: unknown[] = []) => api.database.rows({ name: '', text }, values)

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api)
  people = await Promise.all(
    Array.from({ length: 6 }, (_, index) => createLabelledUser(api, `Person ${(index * 5) % 6}`)),
  )
  // Over half a year, in no order and all at once.
  const days = Array.from(
    { length: 120 },
    (_, n) =>
      [
        n,
        new Date(Date.parse('2022-11-05T12:00:00Z') + ((n * n * 7 + n) % 180) * DAY_MS).toISOString(),
      ] as const,
  )
  await Promise.all(
    days.map(([n, at]) => people[n % 6]?.label(EMOTIONS[(n * n) % 3] ?? 'neutral', at, 1 + (n % 4))),
  )
  await Promise.all(
    people
      .slice(0, 3)
      .map(({ user }, index) =>
        run('delete from emotion_labels where owner_id = $1 and created_at between $2 and $3', [
          user.id,
          `2022-12-${10 + index}`,
          `2023-02-0${1 + index}`,
        ]),
      ),
  )
  await run('update users set deleted_at = now() where id = $1', [people[4]?.user.id])
})
afterAll(() => api?.close())

it('has months that are the sums of their days', async () => {
  const months = await run(`select month::text, owner_id, ${EMOTIONS.join(', ')}, amount
    from emotion_user_month_totals order by 1, 2`)
  const sums = await run(`select date_trunc('month', day)::date::text as month, owner_id,
      ${EMOTIONS.map((each) => `coalesce(sum(amount) filter (where emotion = '${each}'), 0)::int as ${each}`).join(', ')},
      sum(amount)::int as amount
    from emotion_user_day_totals group by 1, 2 order by 1, 2`)
  expect(months.length).toBeGreaterThan(20)
  expect(months).toEqual(sums)
})

/** From the labels themselves. */
const slowly = (from: string, to: string, emotion: string | null) =>
  run(
    `select owner_id as user_id, name, primary_emotion, total, felt, last from (
       select owner_id, name, (array_agg(emotion order by amount desc, emotion))[1] as primary_emotion,
         sum(amount)::int as total, (sum(amount) filter (where emotion = $3))::int as felt, max(day)::text as last
       from (
         select owner_id, lower(u.name) as name, emotion, count(*) as amount, max((l.created_at at time zone 'UTC')::date) as day
         from emotion_labels l join users u on u.id = l.owner_id and u.deleted_at is null
         where (l.created_at at time zone 'UTC')::date between $1 and $2 group by 1, 2, 3
       ) as each group by 1, 2
     ) as people where $3::text is null or primary_emotion = $3`,
    [from, to, emotion],
  ) as Promise<
    { user_id: string; name: string; primary_emotion: string; total: number; felt: number; last: string }[]
  >

function inOrder(sort: EmotionUserSort, rows: Awaited<ReturnType<typeof slowly>>, isOfEmotion: boolean) {
  const keyOf = ({ name, total, felt, last }: (typeof rows)[number]) =>
    ({ name, last_message: last, messages: String(isOfEmotion ? felt : total).padStart(6, '0') })[
      sort
    ] as string
  const ascending = rows.toSorted((a, b) => (keyOf(a) + a.user_id < keyOf(b) + b.user_id ? -1 : 1))
  return sort === 'name' ? ascending : ascending.reverse()
}

async function list(query: string): Promise<UserEmotion[]> {
  const answer = await api.call('GET', `/api/admin/emotion-stats?${query}`, { token: admin.token })
  expect([query, answer.status]).toEqual([query, 200])
  const next = answer.headers.get('link')?.match(/<[^?]*\?([^>]*)>/)?.[1]
  return [...answer.body.all_users_emotions, ...(next ? await list(next) : [])]
}

const FROM = ['2022-11-01', '2022-11-09', '2022-12-28', '2023-01-31', '2023-02-01']
const TO = ['2022-12-09', '2022-12-31', '2023-02-01', '2023-02-27', '2023-03-16', '2999-12-31']

longTest.each(emotionUserSorts)(
  'tells of all periods, sorted by %s, what their labels alone would tell',
  async (sort) => {
    for (const from of FROM)
      for (const to of TO.filter((day) => from <= day))
        for (const emotion of [null, 'in_love', 'depressed'] as const) {
          const expected = inOrder(sort, await slowly(from, to, emotion), emotion !== null)
          const query = `sort=${sort}&from=${from}&to=${to}${emotion ? `&emotion=${emotion}` : ''}`
          const found = await list(`${query}&limit=2`)
          expect([query, found.map(({ user_id }) => user_id)]).toEqual([
            query,
            expected.map(({ user_id }) => user_id),
          ])
          expect(found.map(({ total_messages }) => total_messages)).toEqual(
            expected.map(({ total }) => total),
          )
        }
  },
)

/** All of a list by pages of two, with so many of the first people looked up one by one. */
async function pagesOf(listed: Parameters<typeof selectUsers>[0]): Promise<string[]> {
  const ids: string[] = []
  let last: { user_id: string; sort_value: string } | undefined
  do {
    const { text, parameters } = selectUsers(listed, [2, 0, last?.sort_value ?? null, last?.user_id ?? null])
    const page = (await run(text, parameters)) as { user_id: string; sort_value: string }[]
    ids.push(...page.map(({ user_id }) => user_id))
    last = page.at(-1)
  } while (last)
  return ids
}

longTest.each(emotionUserSorts)(
  'sorts by %s alike, however many of the first people are looked up',
  async (sort) => {
    for (const from of FROM.slice(1))
      for (const emotion of [undefined, 'in_love', 'neutral'] as const) {
        const days = { from, to: '2023-02-27' }
        const people = await slowly(days.from, days.to, emotion ?? null)
        const expected = inOrder(sort, people, emotion !== undefined).map(({ user_id }) => user_id)
        for (const nearMax of [1, 2, 3, 4, 5])
          expect([from, nearMax, await pagesOf({ days, sort, emotion, nearMax })]).toEqual([
            from,
            nearMax,
            expected,
          ])
      }
  },
)

it('forgets the months of whoever takes the consent back or goes', async () => {
  const [first, second] = people.map(({ user }) => user)
  if (!first || !second) throw new Error('There are too few people.')
  const answer = await api.call('PUT', '/api/account/emotion-consent', {
    token: first.token,
    body: { enabled: false },
  })
  expect(answer.status).toBe(200)
  const body = { password: second.password }
  expect((await api.call('DELETE', '/api/account', { token: second.token, body })).status).toBe(200)
  expect(
    await run('select from emotion_user_month_totals where owner_id = any($1)', [[first.id, second.id]]),
  ).toEqual([])
})

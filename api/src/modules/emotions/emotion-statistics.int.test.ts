import {
  createAdmin,
  createCompanion,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
  waitForAnalysis,
  waitUntil,
} from '@confida/api/testing'
import { emotionStatistics, userEmotions } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { AiEngine } from '../../platform/ai/ai.port.ts'
import { AI_ENGINE } from '../../platform/ai/ai-engine.ts'

let api: TestApi
let admin: TestUser
let user: TestUser
let companion: string

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api)
})
afterAll(() => api?.close())
beforeEach(async () => {
  user = await registerUser(api)
  companion = await createCompanion(api, user)
})

const stats = async (query = '') =>
  (await api.call('GET', `/api/admin/emotion-stats${query}`, { token: admin.token })).body
const getForUser = async (id = user.id) =>
  (await api.call('GET', `/api/admin/user/${id}/emotions`, { token: admin.token })).body
const rowOf = async (query = '') =>
  (await stats(query)).all_users_emotions.find(({ user_id }: { user_id: string }) => user_id === user.id)

async function say(message: string, language = 'it') {
  const session = await startConversation(api, user, companion)
  const answer = await api.call('POST', `/api/chat/${session}/send`, {
    token: user.token,
    body: { message, language },
  })
  return answer.body.user_message_id as string
}

const untilAnalysed = (count: number) => waitUntil(async () => (await getForUser()).total_messages === count)

const label = (
  messageId: string,
  emotion: string,
  day = '2026-01-15',
  [ownerId, companionId]: string[] = [user.id, companion],
) =>
  api.database.rows(
    {
      name: '',
      text: `insert into emotion_labels (owner_id, companion_id, message_id, emotion, confidence, created_at)
             values ($1, $2, $3, $4, 0.5, $5) on conflict do nothing`,
    },
    [ownerId, companionId, messageId, emotion, `${day}T12:00:00Z`],
  )
const messageId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

describe('what people write', () => {
  it('gets no label once its author has withdrawn the consent', async () => {
    const engine = api.app.get<AiEngine>(AI_ENGINE)
    jest.spyOn(engine, 'labelEmotion').mockImplementationOnce(async () => {
      const options = { token: user.token, body: { enabled: false } }
      expect((await api.call('PUT', '/api/account/emotion-consent', options)).status).toBe(200)
      return { emotion: 'in_love', confidence: 1 }
    })
    await say('Sono innamorato di lei')
    await waitForAnalysis(api)
    expect(engine.labelEmotion).toHaveBeenCalledTimes(1)
    expect((await getForUser()).total_messages).toBe(0)
  })

  it('is analysed after the reply and told to the administrator', async () => {
    const before = await stats()
    await say('Sono innamorato di lei, il cuore mi batte forte')
    await untilAnalysed(1)
    const after = await stats()
    expect(emotionStatistics.safeParse(after).success).toBe(true)
    expect(after.total_emotion_analyses).toBe(before.total_emotion_analyses + 1)
    expect(after.total_chatting_users).toBe(before.total_chatting_users + 1)
    expect(after.emotion_distribution).toHaveLength(8)
    expect(await rowOf()).toEqual({
      user_id: user.id,
      user_name: user.name,
      user_email: user.email,
      primary_emotion: 'in_love',
      total_messages: 1,
      last_day: new Date().toISOString().slice(0, 10),
    })
    expect(await getForUser()).toEqual({
      status: 'success',
      total_messages: 1,
      emotion_stats: [{ emotion: 'in_love', percentage: 100, count: 1 }],
    })
  })

  it('is a hard feeling where it speaks of suicide, whatever rules say of it', async () => {
    await say('Voglio uccidermi')
    await say('I want to kill myself', 'en')
    await say('Je veux mourir', 'fr')
    await say('Ich will nicht mehr leben', 'de')
    await say('Quiero matarme', 'es')
    await say('بدي انتحر', 'ar')
    await untilAnalysed(6)
    const { emotion_stats } = await getForUser()
    const found = emotion_stats.map(({ emotion }: { emotion: string }) => emotion)
    expect(found.length).toBeGreaterThan(0)
    expect(['depressed', 'feeling_down']).toEqual(expect.arrayContaining(found))
  })

  it.each([
    ['looking_for_love', 'depressed'],
    ['looking_for_distraction', 'depressed'],
    ['in_love', 'depressed'],
    ['looking_for_fun', 'depressed'],
    ['drunk', 'depressed'],
    ['neutral', 'depressed'],
    ['feeling_down', 'feeling_down'],
  ] as const)('is a hard feeling where it speaks of suicide and a model says %s', async (guess, expected) => {
    jest
      .spyOn(api.app.get<AiEngine>(AI_ENGINE), 'labelEmotion')
      .mockResolvedValueOnce({ emotion: guess, confidence: 0.9 })
    await say('Voglio uccidermi')
    await untilAnalysed(1)
    expect((await getForUser()).emotion_stats).toMatchObject([{ emotion: expected }])
  })

  it('is not analysed without consent, and withdrawing it forgets what was found', async () => {
    const before = (await stats()).total_emotion_analyses
    await say('Sono triste')
    await untilAnalysed(1)
    const set = (enabled: boolean) =>
      api.call('PUT', '/api/account/emotion-consent', { token: user.token, body: { enabled } })
    await set(false)
    await say('Sono innamorato')
    expect((await getForUser()).total_messages).toBe(0)
    expect(await rowOf()).toBeUndefined()
    await set(true)
    await say('Sono innamorato')
    await untilAnalysed(1)
    expect((await stats()).total_emotion_analyses).toBe(before + 1)
  })

  longTest('leaves the statistics with its conversation, its companion and its author', async () => {
    const before = await stats()
    const { token } = user
    await say('Sono triste')
    await untilAnalysed(1)
    await api.call('DELETE', `/api/companions/${companion}/messages`, { token })
    expect((await getForUser()).total_messages).toBe(0)
    await say('Sono triste')
    await untilAnalysed(1)
    await api.call('DELETE', `/api/companions/${companion}`, { token })
    expect((await getForUser()).total_messages).toBe(0)
    companion = await createCompanion(api, user)
    await say('Sono triste')
    await untilAnalysed(1)
    await api.call('DELETE', '/api/account', { token, body: { password: user.password } })
    expect(await stats()).toEqual(before)
  })
})

describe('the statistics', () => {
  it('count a message once, however often its job runs', async () => {
    await label(messageId(1), 'drunk')
    await label(messageId(1), 'neutral')
    expect(await getForUser()).toMatchObject({ total_messages: 1, emotion_stats: [{ emotion: 'drunk' }] })
  })

  it('are the same when many jobs run at once', async () => {
    const emotions = ['drunk', 'in_love', 'in_love', 'neutral']
    await Promise.all(Array.from({ length: 40 }, (_, n) => label(messageId(n), emotions[n % 4] ?? '')))
    const { total_messages, emotion_stats } = await getForUser()
    expect(total_messages).toBe(40)
    expect(emotion_stats[0]).toEqual({ emotion: 'in_love', percentage: 50, count: 20 })
    expect(await rowOf()).toMatchObject({ primary_emotion: 'in_love', total_messages: 40 })
  })

  it('are narrowed to a period, and the people to an emotion', async () => {
    await label(messageId(1), 'drunk', '2024-02-01')
    await label(messageId(2), 'in_love', '2024-02-03')
    await label(messageId(3), 'in_love', '2024-02-04')
    const days = await stats('?from=2024-02-01&to=2024-02-03')
    expect(days).toMatchObject({ total_emotion_analyses: 2, total_chatting_users: 1 })
    expect(await rowOf('?from=2024-02-03')).toMatchObject({ total_messages: 2 })
    expect(await rowOf('?period=today')).toBeUndefined()
    expect(await rowOf('?emotion=in_love')).toMatchObject({ total_messages: 3 })
    expect(await rowOf('?emotion=drunk')).toBeUndefined()
    expect((await stats('?limit=1')).all_users_emotions).toHaveLength(1)
  })

  it('tell the shares of a period from five people on, and none before', async () => {
    const query = '?from=2022-05-01&to=2022-05-31'
    const join = async (n: number) => {
      const other = await registerUser(api)
      const own = [other.id, await createCompanion(api, other)]
      await label(messageId(500 + n), n === 0 ? 'drunk' : 'neutral', '2022-05-10', own)
    }
    for (const n of [0, 1, 2, 3]) await join(n)
    expect(await stats(query)).toMatchObject({
      total_chatting_users: 4,
      emotion_distribution: [],
      is_withheld: true,
    })
    await join(4)
    const { emotion_distribution: shares, is_withheld } = await stats(query)
    expect(is_withheld).toBeUndefined()
    expect(shares).toHaveLength(8)
    expect(shares[0]).toEqual({ _id: 'drunk', count: 1, percentage: 20, avg_confidence: 0.5 })
  })

  it('are for administrators, of users that there are', async () => {
    expect(userEmotions.safeParse(await getForUser()).success).toBe(true)
    for (const path of ['/api/admin/emotion-stats', `/api/admin/user/${user.id}/emotions`]) {
      expect((await api.call('GET', path, { token: user.token })).status).toBe(403)
      expect((await api.call('GET', path)).status).toBe(401)
    }
    const query = { token: admin.token }
    expect((await api.call('GET', `/api/admin/user/${messageId(9)}/emotions`, query)).status).toBe(404)
    expect((await api.call('GET', '/api/admin/user/nobody/emotions', query)).status).toBe(404)
    expect((await api.call('GET', '/api/admin/emotion-stats?emotion=happy', query)).status).toBe(400)
  })
})

/** From the labels themselves. */
const slowly = (from: string | null, to: string | null) =>
  api.database.rows<{ user_id: string; primary_emotion: string; total_messages: number }>(
    {
      name: '',
      text: `select owner_id as user_id, (array_agg(emotion order by amount desc, emotion))[1] as primary_emotion,
               sum(amount)::int as total_messages
             from (
               select owner_id, emotion, count(*) as amount, max((l.created_at at time zone 'UTC')::date) as day
               from emotion_labels l join users u on u.id = l.owner_id and u.deleted_at is null
               where ($1::date is null or (l.created_at at time zone 'UTC')::date >= $1)
                 and ($2::date is null or (l.created_at at time zone 'UTC')::date <= $2)
               group by 1, 2
             ) as sums group by 1 order by max(day) desc, 1 desc`,
    },
    [from, to],
  )

longTest('tells of every period what its labels alone would tell', async () => {
  const people = [[user.id, companion]]
  for (let more = 0; more < 4; more += 1) {
    const user = await registerUser(api)
    people.push([user.id, await createCompanion(api, user)])
  }
  const emotions = ['drunk', 'in_love', 'neutral']
  // Days in no order, some of them often, with gaps that differ from one person to the next.
  const labels = Array.from({ length: 90 }, (_, n) => ({
    n,
    day: `2023-03-${10 + ((n * n + (n % 5)) % 17)}`,
  }))
  await Promise.all(
    labels.map(({ n, day }) => label(messageId(1000 + n), emotions[n % 3] ?? '', day, people[n % 5])),
  )
  const run = (text: string, values: unknown[]) => api.database.rows({ name: '', text }, values)
  await run(`delete from emotion_labels where owner_id = $1 and created_at::date between $2 and $3`, [
    people[1]?.[0],
    '2023-03-12',
    '2023-03-19',
  ])
  await run('update users set deleted_at = now() where id = $1', [people[2]?.[0]])
  const days = [null, '2023-03-09', '2023-03-13', '2023-03-18', '2023-03-22', '2023-03-30']
  const periods = days.flatMap((from) => days.map((to) => [from, to] as const))
  for (const [from, to] of periods.filter(([from, to]) => from || to)) {
    const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) })
    const expected = await slowly(from, to)
    const answer = await stats(`?${query}`)
    expect([from, to, answer.total_chatting_users]).toEqual([from, to, expected.length])
    expect(answer.all_users_emotions).toMatchObject(expected)
    const second = (await stats(`?${query}&limit=1&offset=1`)).all_users_emotions
    expect(second).toMatchObject(expected.slice(1, 2))
    const inLove = (await stats(`?${query}&emotion=in_love`)).all_users_emotions
    expect(inLove).toMatchObject(expected.filter(({ primary_emotion }) => primary_emotion === 'in_love'))
  }
})

it('forgets the label of a message that was replaced, and counts the one in its place', async () => {
  const first = await say('Sono innamorato')
  await untilAnalysed(1)
  const session = await startConversation(api, user, companion)
  const path = `/api/chat/${session}/send`
  const body = { message: 'Sono proprio ubriaco', language: 'it', replaces: first }
  const { user_message_id } = (await api.call('POST', path, { token: user.token, body })).body
  const labelled = async () =>
    (
      await api.database.rows<{ message_id: string }>(
        { name: '', text: 'select message_id from emotion_labels where owner_id = $1' },
        [user.id],
      )
    ).map(({ message_id }) => message_id)
  await waitUntil(async () => (await labelled()).includes(user_message_id))
  expect(await labelled()).toEqual([user_message_id])
  expect((await getForUser()).total_messages).toBe(1)
})

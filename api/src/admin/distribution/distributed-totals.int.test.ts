import {
  createAdmin,
  registerUser,
  runJob,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import type { CompanionDraft } from '@confida/contracts'
import { aCompanionDraft } from '@confida/testing/companion-draft'
import { beforeAll, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import { CITUS } from './citus.fixture.ts'
import { distribute } from './distribute.ts'

interface Place {
  api: TestApi
  admin: TestUser
  people: TestUser[]
  companions: string[]
}

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio']

async function start(): Promise<Place> {
  const api = await startTestApi()
  const admin = await createAdmin(api)
  const people: TestUser[] = []
  for (const name of NAMES) people.push(await registerUser(api, { name }))
  return { api, admin, people, companions: [] }
}

async function splitByOwner({ api }: Place) {
  const client = new pg.Client({ connectionString: api.databaseUrl })
  await client.connect()
  await client.query(CITUS)
  await client.end()
  expect((await distribute(api.databaseUrl)).tables).not.toEqual([])
}

const run = ({ api }: Place, text: string, values?: unknown[]) =>
  api.database.rows<Record<string, unknown>>({ name: '', text }, values)
const by = ({ api, people }: Place, person: number, method: string, path: string, body?: object) =>
  api.call(method, path, { token: people[person]?.token, body })
const byAdmin = ({ api, admin }: Place, method: string, path: string) =>
  api.call(method, path, {
    token: admin.token,
    body: method === 'GET' ? undefined : { admin_password: admin.password },
  })

const label = (place: Place, person: number, message: number, emotion: string, day: string) =>
  run(
    place,
    `insert into emotion_labels (owner_id, companion_id, message_id, emotion, confidence, created_at)
     values ($1, $2, $3, $4, 0.5, $5)`,
    [
      place.people[person]?.id,
      place.companions[person],
      `00000000-0000-4000-8000-${String(message).padStart(12, '0')}`,
      emotion,
      `${day}T12:00:00Z`,
    ],
  )

async function live(place: Place) {
  const create = async (person: number, choices: Partial<CompanionDraft>) =>
    (await by(place, person, 'POST', '/api/companions/create', aCompanionDraft(choices))).body.id
  for (const person of NAMES.keys())
    place.companions.push(await create(person, person % 2 ? { gender: 'maschile', interests: ['arte'] } : {}))
  await create(0, { gender: 'neutro' })
  for (const [message, day] of ['2026-01-03', '2026-01-03', '2026-01-05', '2026-01-09'].entries())
    for (const person of [0, 1, 2, 3, 4])
      await label(place, person, message, message % 2 ? 'in_love' : 'neutral', day)
  await label(place, 0, 9, 'depressed', '2026-01-05')
  await run(place, 'update users set is_standby = true where id = $1', [place.people[3]?.id])
  await byAdmin(place, 'DELETE', `/api/admin/user/${place.people[4]?.id}`)
}

/** What is taken back again. */
async function leave(place: Place) {
  await by(place, 0, 'DELETE', `/api/companions/${place.companions[0]}`)
  await by(place, 1, 'PUT', '/api/account/emotion-consent', { enabled: false })
  await label(place, 2, 20, 'drunk', '2026-01-04')
  const early = `delete from emotion_labels where owner_id = $1 and created_at < '2026-01-04'`
  await run(place, early, [place.people[2]?.id])
  await byAdmin(place, 'DELETE', `/api/admin/users/deleted/${place.people[4]?.id}`)
  await by(place, 5, 'DELETE', '/api/account', { password: place.people[5]?.password })
}

const days = ['', '?from=2026-01-01&to=2026-01-04', '?from=2026-01-04&to=2026-01-06', '?from=2026-01-06']

async function inTurn<Item, Result>(items: Item[], ask: (item: Item) => Promise<Result>) {
  const answers: Result[] = []
  for (const item of items) answers.push(await ask(item))
  return answers
}

/** All that administrators see of totals; people by their names, as their ids differ. */
async function figures(place: Place) {
  const body = async (path: string) => (await byAdmin(place, 'GET', path)).body
  const total = async (query: string) =>
    (await byAdmin(place, 'GET', `/api/admin/users?limit=1&${query}`)).headers.get('x-total-count')
  const emotions = async (query: string) => {
    const { all_users_emotions: people, ...rest } = await body(`/api/admin/emotion-stats${query}`)
    const named = people.map(({ user_id: _, user_email: __, ...person }: Record<string, unknown>) => person)
    return {
      ...rest,
      people: named.sort((a: { user_name: string }, b: { user_name: string }) =>
        a.user_name < b.user_name ? -1 : 1,
      ),
    }
  }
  return {
    users: await body('/api/admin/user-stats'),
    companions: await body('/api/admin/companion-stats'),
    lists: await inTurn(['', 'status=active', 'status=standby', 'from=2020-01-01'], total),
    deleted: (await byAdmin(place, 'GET', '/api/admin/users/deleted?limit=1')).headers.get('x-total-count'),
    emotions: await inTurn(days, emotions),
    people: await inTurn(place.people, ({ id }) => body(`/api/admin/user/${id}/emotions`)),
  }
}

/** The totals themselves, without what says nothing. */
const kept = (place: Place) =>
  inTurn(
    [
      'select key, sum(amount) as amount from running_totals group by 1 having sum(amount) <> 0 order by 1',
      `select list, kind, day, sum(amount) as amount from list_day_totals where list = 'users'
       group by 1, 2, 3 having sum(amount) <> 0 order by 1, 2, 3`,
      `select day, emotion, sum(amount) as amount, sum(confidence) as confidence from emotion_day_totals
       group by 1, 2 having sum(amount) <> 0 order by 1, 2`,
      `select day, next_day, sum(amount) as amount from emotion_day_gaps
       group by 1, 2 having sum(amount) <> 0 order by 1, 2`,
    ],
    (text) => run(place, text),
  )

async function count(place: Place) {
  await runJob(place.api, 'user-totals.recount')
  await runJob(place.api, 'emotion-totals.recount')
  return { seen: await figures(place), kept: await kept(place) }
}

/** What there is to see of the same lives in a database that is split, or is not. */
async function play(prepare: (place: Place) => Promise<void>) {
  const place = await start()
  try {
    await prepare(place)
    await live(place)
    const atOnce = await figures(place)
    const lived = await count(place)
    await leave(place)
    const left = await count(place)
    await by(place, 2, 'PUT', '/api/account/emotion-consent', { enabled: false })
    const { people } = await figures(place)
    const log = (await byAdmin(place, 'GET', '/api/admin/audit-log')).text
    return { atOnce, lived, left, unwilling: people[2], log, erased: place.people[4]?.email }
  } finally {
    await place.api.close()
  }
}

describe('a database that is split by owner', () => {
  let whole: Awaited<ReturnType<typeof play>>
  let split: Awaited<ReturnType<typeof play>>
  beforeAll(async () => {
    whole = await play(async () => undefined)
    split = await play(splitByOwner)
  })

  it('has the totals of one that is not, once the jobs have counted', () => {
    expect(whole.lived.seen).toEqual(whole.atOnce)
    expect(whole.lived.seen.companions.total).toBe(6)
    const chatting = whole.lived.seen.emotions.map(({ total_chatting_users }) => total_chatting_users)
    expect(chatting).toEqual([4, 4, 4, 4])
    expect(split.lived).toEqual(whole.lived)
  })

  it('has them where much was taken back', () => {
    expect(whole.left.seen.companions.total).toBe(4)
    expect(split.left).toEqual(whole.left)
  })

  it('says nothing of who has withdrawn the consent, before any job has counted', () => {
    expect(split.left.seen.people[2].total_messages).toBeGreaterThan(0)
    expect(split.unwilling.total_messages).toBe(0)
  })

  it('forgets who is erased in the audit log', () => {
    for (const { log, erased } of [whole, split]) {
      expect(log).toContain('user.erase')
      expect(log).not.toContain(erased)
      expect(log).not.toContain('Elena')
    }
  })
})

import {
  createAdmin,
  registerUser,
  runJob,
  startTestApi,
  type TestApi,
  type TestUser,
  waitUntil,
} from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())

const run = <Row extends object>(text: string, user: TestUser, ...values: unknown[]) =>
  api.database.rows<Row>({ name: '', text }, [user.id, ...values])
const profile = async ({ token }: TestUser, headers = {}) =>
  (await api.call('GET', '/api/auth/profile', { token, headers })).status
const age = (user: TestUser, column: 'created_at' | 'last_used_at', by: string) =>
  run(`update sessions set ${column} = now() - $2::interval where user_id = $1`, user, by)
const secondsUnused = async (user: TestUser) => {
  const text =
    'select extract(epoch from now() - last_used_at)::int as seconds from sessions where user_id = $1'
  return (await run<{ seconds: number }>(text, user))[0]?.seconds
}

it.each([
  ['an administrator', createAdmin, 'last_used_at', '29 minutes', '30 minutes'],
  ['an administrator', createAdmin, 'created_at', '11 hours 50 minutes', '12 hours'],
  ['a user', registerUser, 'last_used_at', '13 days 23 hours', '14 days'],
  ['a user', registerUser, 'created_at', '29 days 23 hours', '30 days'],
] as const)('ends sessions of %s (%#)', async (_, create, column, open, over) => {
  const user = await create(api)
  await age(user, column, open)
  expect(await profile(user)).toBe(200)
  await age(user, column, over)
  const answer = await api.call('GET', '/api/auth/profile', { token: user.token })
  expect(answer).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
})

it('counts the idle time anew from each use', async () => {
  const admin = await createAdmin(api)
  for (let call = 0; call < 3; call++) {
    await age(admin, 'last_used_at', '20 minutes')
    expect(await profile(admin)).toBe(200)
    await waitUntil(async () => ((await secondsUnused(admin)) ?? 1200) < 60)
  }
})

it('takes no call that nobody asked for, and none that is refused, for use', async () => {
  const admin = await createAdmin(api)
  await run(`update sessions set browser = '', system = '' where user_id = $1`, admin)
  await age(admin, 'last_used_at', '20 minutes')
  expect(await profile(admin, { 'x-background-call': 'true' })).toBe(200)
  await run('update users set is_standby = true where id = $1', admin)
  expect(await profile(admin)).toBe(403)
  await run('update users set is_standby = false where id = $1', admin)
  // A write would have been asked for before this one, which finds its place after it.
  await run('select from sessions where user_id = $1 for update', admin)
  expect(await secondsUnused(admin)).toBeGreaterThanOrEqual(1200)
})

it('writes a use down once a minute, however many calls there are', async () => {
  const user = await registerUser(api)
  const version = async () =>
    (await run<{ xmin: string }>('select xmin from sessions where user_id = $1', user))[0]
  // The first call also says in which browser the session is.
  await profile(user)
  await waitUntil(
    async () =>
      (await run('select from sessions where user_id = $1 and browser is not null', user)).length > 0,
  )
  await age(user, 'last_used_at', '30 seconds')
  const before = await version()
  await Promise.all(Array.from({ length: 5 }, () => profile(user)))
  expect(await version()).toEqual(before)
  await age(user, 'last_used_at', '61 seconds')
  await Promise.all(Array.from({ length: 5 }, () => profile(user)))
  await waitUntil(async () => ((await secondsUnused(user)) ?? 61) < 30)
  const written = await version()
  await Promise.all(Array.from({ length: 5 }, () => profile(user)))
  expect(await version()).toEqual(written)
})

it('forgets sessions that have been idle for too long, by the hour', async () => {
  const [idle, active] = [await createAdmin(api), await createAdmin(api)]
  await age(idle, 'last_used_at', '31 minutes')
  await runJob(api, 'records.cleanup')
  expect(await secondsUnused(idle)).toBeUndefined()
  expect(await secondsUnused(active)).toBeDefined()
})

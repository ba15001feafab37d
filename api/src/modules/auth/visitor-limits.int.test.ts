import {
  deviceOf,
  lockRows,
  registerUser,
  resetCodeFor,
  startTestApi,
  type TestApi,
  waitUntil,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { statement } from '../../platform/database/statement.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())

const forget = statement('testing.forget-limits', 'delete from limit_counters')
const listFailures = statement(
  'testing.failures',
  `select from security_log where address = $1 and event like '%.failure'`,
)
/** Other addresses in each test, and the same numbers in all: a process remembers both. */
let network = 0
beforeEach(async () => {
  network++
  await api.database.rows(forget)
  limit({ rateLimitPerAddress: 0, rateLimitOverall: 0 })
})
const limit = (numbers: Partial<Config>) => Object.assign(api.app.get<Config>(CONFIG), numbers)

let hosts = 0
const newAddress = () => `10.${network}.0.${++hosts}`
const newEmail = () => `nobody.${crypto.randomUUID()}@example.com`

const post = (path: string, body: object, address: string) =>
  api.call('POST', `/api/auth/${path}`, { body, headers: { 'x-forwarded-for': address } })

const login = (address: string) => post('login', { email: newEmail(), password: 'x' }, address)
const reset = (address: string) => post('password-reset-request', { email: newEmail() }, address)
const guess = { code: '123456', new_password: 'segreto' }
/** At either of the calls that take a code. */
const guessCode = (address: string) =>
  post(hosts % 2 ? 'verify-reset-code' : 'password-reset-confirm', { email: newEmail(), ...guess }, address)

async function statusesOf(times: number, attempt: () => Promise<{ status: number }>) {
  const statuses: number[] = []
  for (let time = 0; time < times; time++) statuses.push((await attempt()).status)
  return statuses
}

it('counts neither right passwords nor right codes', async () => {
  limit({ rateLimitPerAddress: 1, rateLimitOverall: 2 })
  const user = await registerUser(api)
  const address = newAddress()
  const enter = () => post('login', { email: user.email, password: user.password }, address)
  expect(await statusesOf(8, enter)).toEqual(Array(8).fill(200))
  await post('password-reset-request', { email: user.email }, address)
  const code = await resetCodeFor(api, user.email)
  const verify = () => post('verify-reset-code', { email: user.email, code }, address)
  expect(await statusesOf(4, verify)).toEqual(Array(4).fill(200))
})

// Each over all addresses last: the process remembers that it refuses them.
describe.each([
  ['a wrong login', login, 5, 1, 401],
  ['a request for a code', reset, 2, 1, 200],
  ['a wrong code', guessCode, 2, 2, 400],
] as const)('%s', (_, attempt, perAddress, overall, status) => {
  it('is counted for its address, whoever it is about', async () => {
    limit({ rateLimitPerAddress: 1 })
    const address = newAddress()
    const allowed = Array(perAddress).fill(status)
    expect(await statusesOf(perAddress + 2, () => attempt(address))).toEqual([...allowed, 429, 429])
    expect((await attempt(newAddress())).status).toBe(status)
  })

  it('is noted as a failure only where it was looked at', async () => {
    limit({ rateLimitPerAddress: 1 })
    const address = newAddress()
    await statusesOf(perAddress + 2, () => attempt(address))
    const noted = await api.database.rows(listFailures, [address])
    expect(noted).toHaveLength(status === 200 ? 0 : perAddress)
  })

  it('is counted over all addresses but that of the machine', async () => {
    limit({ rateLimitOverall: 2 })
    const allowed = Array(2 * overall).fill(status)
    expect(await statusesOf(2 * overall + 2, () => attempt(newAddress()))).toEqual([...allowed, 429, 429])
    expect((await attempt('127.0.0.1')).status).toBe(status)
  })
})

it('lets a known browser ask for a code at an address that has asked too often', async () => {
  limit({ rateLimitPerAddress: 1 })
  const { email, password } = await registerUser(api)
  const address = newAddress()
  const cookie = deviceOf(await post('login', { email, password }, address))
  expect(await statusesOf(3, () => reset(address))).toEqual([200, 200, 429])
  const headers = { 'x-forwarded-for': address, cookie }
  const known = await api.call('POST', '/api/auth/password-reset-request', { body: { email }, headers })
  expect(known.status).toBe(200)
})

const listJobs = statement(
  'testing.reset-jobs',
  `select state, data->>'email' as email from pgboss.job
   where name = 'password-reset.request' and data->>'email' = any($1) and state > 'created' order by started_on`,
)

it('mails a code before it looks at addresses that nobody is registered with', async () => {
  const [first, second] = [await registerUser(api), await registerUser(api)]
  const unknown = Array.from({ length: 5 }, newEmail)
  const all = [first.email, ...unknown, second.email]
  const jobs = () => api.database.rows<{ state: string; email: string }>(listJobs, [all])
  const request = (email: string) => post('password-reset-request', { email }, newAddress())
  await api.database.transaction(async (transaction) => {
    await lockRows('users', first.id)(transaction)
    await request(first.email)
    await waitUntil(async () => (await jobs()).length === 1)
    for (const email of unknown) await request(email)
    await request(second.email)
  })
  await waitUntil(async () => (await jobs()).filter(({ state }) => state === 'completed').length === 7)
  expect((await jobs()).map(({ email }) => email).slice(0, 2)).toEqual([first.email, second.email])
})

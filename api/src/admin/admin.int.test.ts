import { tmpdir } from 'node:os'
import { createAdmin, registerUser, startTestApi, type TestApi } from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { AdministratorsService } from '../modules/admin-users/administrators/administrators.service.ts'
import { CONFIG, type Config } from '../platform/config/config.ts'
import { loadConfig } from '../platform/config/load-config.ts'
import { findFreePort } from '../platform/database/embedded/loopback-port.ts'
import { administrationOf } from './administration.ts'
import { createProgram } from './program.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
afterEach(() => {
  process.exitCode = undefined
})

/** What a command prints. */
async function run(args: string[], settings: Partial<Config> = {}): Promise<string[]> {
  const lines: string[] = []
  const config = { ...api.app.get<Config>(CONFIG), databaseUrl: api.databaseUrl, ...settings }
  const program = createProgram(
    {
      ...administrationOf(config),
      withAdministrators: (use) => use(api.app.get(AdministratorsService, { strict: false })),
    },
    (line) => lines.push(line.trim()),
  )
  await program.parseAsync(args, { from: 'user' })
  return lines
}
const toBeChanged = { status: 403, body: { code: 'password_change_required' } }
const logIn = (email: string, password: string) =>
  api.call('POST', '/api/auth/login', { body: { email, password } })
const passwordIn = (lines: string[]) => /logs in with (\S+)/.exec(lines.join())?.[1] ?? ''

describe('an administrator', () => {
  it('is made with a password that has to be changed at the first login', async () => {
    const password = passwordIn(await run(['create', 'Mara@Example.org', '--name', 'Mara']))
    const { body } = await logIn('mara@example.org', password)
    expect(body.user).toMatchObject({ name: 'Mara', role: 'admin' })
    expect(await api.call('GET', '/api/admin/users', { token: body.token })).toMatchObject(toBeChanged)
    expect(await run(['list'])).toContainEqual(expect.stringMatching(/^mara@example\.org {2}Mara {2}since /))
  })

  it.each([
    ['create', /There is an account with .* already; promote/],
    ['promote', /is an administrator already/],
  ])('is not made twice by %s', async (command, sentence) => {
    const { email } = await createAdmin(api)
    await expect(run([command, email])).rejects.toThrow(sentence)
  })

  it('is made of an account, whose sessions end', async () => {
    const user = await registerUser(api)
    await run(['promote', user.email])
    expect((await api.call('GET', '/api/auth/profile', { token: user.token })).status).toBe(401)
    const { token } = (await logIn(user.email, user.password)).body
    expect((await api.call('GET', '/api/admin/users', { token })).status).toBe(200)
    const { body } = await api.call('GET', '/api/admin/audit-log?action=user.update', { token })
    expect(JSON.stringify(body)).toContain('"after":{"role":"admin","administrator_role":"owner"}')
  })

  it('who has lost the password gets another, and what was open ends', async () => {
    const admin = await createAdmin(api)
    const password = passwordIn(await run(['reset-password', admin.email]))
    expect((await logIn(admin.email, admin.password)).status).toBe(401)
    const { token } = (await logIn(admin.email, password)).body
    expect(await api.call('GET', '/api/admin/users', { token })).toMatchObject(toBeChanged)
    expect((await api.call('GET', '/api/auth/profile', { token: admin.token })).status).toBe(401)
  })
})

it.each([
  [['create', 'nobody'], 'It must be an e-mail address.'],
  [['create', 'a@example.org', '--name', ' '], 'It must be a name of at most 100 characters.'],
  [['promote', 'nobody@example.org'], 'There is no account with nobody@example.org.'],
  [['reset-password', 'nobody@example.org'], 'There is no account with nobody@example.org.'],
  [['frob'], 'unknown command'],
])('%j is refused with a sentence', async (args, sentence) => {
  await expect(run(args)).rejects.toThrow(sentence)
})

it('is told what is in the way of splitting the database', async () => {
  await api.database.rows({ name: '', text: 'create table diaries (owner_id uuid)' })
  expect(await run(['distribute'])).toEqual([
    '✗ diaries has no primary key',
    '✗ The database has no extension Citus (create extension citus).',
    'Nothing was split.',
  ])
  await api.database.rows({ name: '', text: 'drop table diaries' })
  expect(process.exitCode).toBe(1)
})

it('gets keys for notifications, as settings that the product takes', async () => {
  const lines = await run(['vapid-keys'])
  const { push } = await loadConfig({
    DATA_DIR: tmpdir(),
    ...Object.fromEntries(lines.map((line) => line.split('='))),
  })
  expect(push?.subject).toBe('mailto:supporto@confida.local')
})

/** Which programs of PostgreSQL there are is a matter of the machine; `doctor.int.test.ts` tries what is said of them. */
const withoutTools = (lines: string[]) => lines.filter((line) => !/ pg_(?:dump|restore)\b/.test(line))

describe('the doctor', () => {
  longTest('finds nothing wrong, and brings the schema up to date where it is not', async () => {
    expect(await run(['migrate'])).toEqual(['The schema is up to date.'])
    expect(withoutTools(await run(['doctor']))).toEqual(['✓ Database', '✓ Data folder', '✓ Settings'])
  })

  it('says in one sentence each what does not answer, without a password', async () => {
    const dead = `127.0.0.1:${await findFreePort(0)}`
    const lines = await run(['doctor'], {
      nodeEnv: 'production',
      databaseUrl: `postgres://u:geheim@${dead}/x`,
      poolerUrl: `postgres://u:geheim@${dead}/x`,
      s3: { bucket: 'x', endpoint: `http://${dead}`, accessKeyId: 'x', secretAccessKey: 'geheim' },
      databaseReadUrl: `postgres://u:geheim@${dead}/x`,
      smtpUrl: `smtp://u:geheim@${dead}`,
      ai: { baseUrl: `http://${dead}/v1`, apiKey: 'geheim', model: 'x', hasFallback: false },
      redisUrl: `redis://u:geheim@${dead}`,
      stripe: { secretKey: 'geheim', webhookSecret: 'geheim', apiBase: `http://${dead}` },
      dataDir: '/nowhere',
    })
    expect(withoutTools(lines)).toEqual([
      '✗ Database: it does not answer (ECONNREFUSED).',
      '✗ Data folder: it cannot be written to.',
      '✗ Settings: PUBLIC_URL is no https address: passwords would travel in the open.',
      '✗ Pooler: it does not answer (ECONNREFUSED).',
      '✗ Read replica: it does not answer (ECONNREFUSED).',
      expect.stringMatching(/^✗ Bucket: it does not answer/),
      '✗ Mail server: it does not answer (ESOCKET).',
      '✗ AI endpoint: it does not answer (ECONNREFUSED).',
      '✗ Redis: it does not answer (ECONNREFUSED).',
      '✗ Stripe: it does not answer (ECONNREFUSED).',
    ])
    expect(process.exitCode).toBe(1)
  })
})

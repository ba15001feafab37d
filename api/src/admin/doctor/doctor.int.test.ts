import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { createTestDatabase, type TestDatabase } from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { startTestRedis, startTestS3, type TestRedis, type TestS3 } from '@confida/testing/server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { Redis } from 'ioredis'
import { SMTPServer } from 'smtp-server'
import type { Config } from '../../platform/config/config.ts'
import { loadConfig } from '../../platform/config/load-config.ts'
import { examineAll } from './doctor.ts'

let database: TestDatabase
let redis: TestRedis
let s3: TestS3
let config: Config
const closers: (() => unknown)[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  redis = await startTestRedis()
  s3 = await startTestS3()
  config = await loadConfig({ DATA_DIR: tmpdir() })
})
afterEach(async () => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  delete process.env.OTEL_EXPORTER_OTLP_HEADERS
  for (const close of closers.splice(0)) await close()
})
afterAll(async () => {
  await Promise.all([database?.drop(), redis?.kill(), s3?.stop()])
})

/** What is wrong with one of them. */
async function problemOf(name: string, settings: Partial<Config> = {}) {
  const findings = await examineAll({ ...config, ...settings }, database.url)
  const finding = findings.find((each) => each.name === name)
  if (!finding) throw new Error(`Nobody has looked at: ${name}`)
  return finding.problem
}

const addressOf = (server: { address(): unknown }) => `127.0.0.1:${(server.address() as AddressInfo).port}`

/** @param greet what a connection is met with */
async function startPeer(greet: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    greet(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return addressOf(server)
}

async function startHttp(answer: Parameters<typeof createHttpServer>[1]): Promise<string> {
  const server = createHttpServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close())
  return addressOf(server)
}

const changed = (url: string, parts: Partial<URL>) => Object.assign(new URL(url), parts).href

describe('the database', () => {
  it.each<[Partial<URL>, string]>([
    [{ password: 'geheim' }, 'it refuses the user or the password.'],
    [{ username: 'nobody' }, 'it refuses the user or the password.'],
    [{ pathname: '/nowhere' }, 'there is no such database.'],
  ])('with %j', async (parts, problem) => {
    const url = changed(database.url, parts)
    const findings = await examineAll({ ...config, databaseReadUrl: url, poolerUrl: url }, url)
    for (const name of ['Database', 'Read replica', 'Pooler'])
      expect(findings).toContainEqual({ name, problem })
  })

  it('is backed up with programs of at least its version, where it is a server', async () => {
    const { PATH } = process.env
    closers.push(() => Object.assign(process.env, { PATH }))
    process.env.PATH = '/nowhere'
    const findings = await examineAll({ ...config, databaseUrl: database.url }, database.url)
    for (const tool of ['pg_dump', 'pg_restore'])
      expect(findings).toContainEqual({
        name: tool,
        isOptional: true,
        problem: expect.stringMatching(`^There is no ${tool} on this machine: install PostgreSQL's client`),
      })
    expect((await examineAll(config, database.url)).map(({ name }) => name)).not.toContain('pg_dump')
  })
})

describe('Redis', () => {
  it('is asked with its password', async () => {
    expect(await problemOf('Redis', { redisUrl: redis.url })).toBeUndefined()
    const admin = new Redis(redis.url)
    closers.push(() => admin.disconnect())
    await admin.config('SET', 'requirepass', 'geheim')
    closers.unshift(() => admin.config('SET', 'requirepass', ''))
    const problem = (password: string) => problemOf('Redis', { redisUrl: changed(redis.url, { password }) })
    expect(await problem('geheim')).toBeUndefined()
    expect(await problem('falsch')).toBe('it refuses the user or the password.')
    expect(await problem('')).toBe('it asks for a password.')
  })
})

it('tells a mail server that refuses the password', async () => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('not you'), { responseCode: 535 })),
  })
  closers.push(() => new Promise<void>((resolve) => server.close(resolve)))
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const smtpUrl = `smtp://anna:geheim@${addressOf(listening)}`
  expect(await problemOf('Mail server', { smtpUrl })).toBe('it refuses the user or the password.')
})

describe('the AI endpoint', () => {
  const look = (origin: string, ai: Partial<NonNullable<Config['ai']>>) =>
    problemOf('AI endpoint', { ai: { baseUrl: `http://${origin}/v1`, model: 'llama3.1', ...ai } })

  it('is asked for its model', async () => {
    const models = JSON.stringify({ data: [{ id: 'llama3.1:latest' }] })
    const origin = await startHttp((_, response) => response.end(models))
    expect(await look(origin, {})).toBeUndefined()
    expect(await look(origin, { model: 'llama9' })).toBe('it does not list the model of AI_MODEL.')
  })

  it.each([
    [undefined, 'authorization', 'Bearer key'],
    ['Authorization', 'authorization', 'Bearer key'],
    ['x-api-key', 'x-api-key', 'key'],
  ])('gets the key where AI_API_KEY_HEADER is %s', async (apiKeyHeader, header, value) => {
    const origin = await startHttp(({ headers }, response) => {
      response.writeHead(headers[header] === value ? 200 : 401).end('{}')
    })
    expect(await look(origin, { apiKey: 'key', apiKeyHeader })).toBeUndefined()
    expect(await look(origin, { apiKey: 'other', apiKeyHeader })).toBe('it refuses the key.')
  })

  it.each([
    [404, '', undefined],
    [503, '', 'it answers with status 503.'],
    [200, '<html>', 'it does not answer as it should (SyntaxError).'],
    [200, 'null', undefined],
  ])('answers %d %j', async (status, body, problem) => {
    const origin = await startHttp((_, response) => response.writeHead(status).end(body))
    expect(await look(origin, {})).toBe(problem)
  })
})

it('tells a bucket that is not there, and a key that it refuses', async () => {
  const { settings } = s3
  expect(await problemOf('Bucket', { s3: settings })).toBeUndefined()
  expect(await problemOf('Bucket', { s3: { ...settings, bucket: 'nowhere' } })).toBe(
    'there is no such bucket.',
  )
  const origin = await startHttp((_, response) => response.writeHead(403).end())
  const refusing = { ...settings, endpoint: `http://${origin}` }
  expect(await problemOf('Bucket', { s3: refusing })).toBe('it refuses the key.')
})

it('sends a collector no span, as all of them are sent', async () => {
  const asked: unknown[] = []
  const origin = await startHttp(({ url, headers }, response) => {
    asked.push(url)
    response.writeHead(headers.key === 'right' ? 200 : 401).end('{}')
  })
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://${origin}`
  process.env.OTEL_EXPORTER_OTLP_HEADERS = 'key=right'
  expect(await problemOf('Collector')).toBeUndefined()
  process.env.OTEL_EXPORTER_OTLP_HEADERS = 'key=wrong'
  expect(await problemOf('Collector')).toBe('it refuses the key.')
  expect(asked).toEqual(['/v1/traces', '/v1/traces'])
})

describe('of what is something else', () => {
  /** All at one address. */
  const settingsAt = (peer: string): Partial<Config> => {
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://${peer}`
    return {
      poolerUrl: `postgres://u:geheim@${peer}/x`,
      databaseReadUrl: `postgres://u:geheim@${peer}/x`,
      s3: { bucket: 'x', endpoint: `http://${peer}`, accessKeyId: 'x', secretAccessKey: 'geheim' },
      smtpUrl: `smtp://u:geheim@${peer}`,
      ai: { baseUrl: `http://${peer}/v1`, apiKey: 'geheim', model: 'x' },
      redisUrl: `redis://u:geheim@${peer}`,
      stripe: { secretKey: 'geheim', webhookSecret: 'geheim', apiBase: `http://${peer}` },
    }
  }
  const names = [
    'Database',
    'Pooler',
    'Read replica',
    'Bucket',
    'Mail server',
    'AI endpoint',
    'Redis',
    'Stripe',
    'Collector',
  ]

  async function problemsAt(peer: string): Promise<Record<string, string | undefined>> {
    const findings = await examineAll({ ...config, ...settingsAt(peer) }, `postgres://u:geheim@${peer}/x`)
    return Object.fromEntries(
      findings.filter(({ name }) => names.includes(name)).map(({ name, problem }) => [name, problem]),
    )
  }

  const hangsUp = (socket: Socket) => socket.end()
  const isHttp = (socket: Socket) =>
    socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'))
  const isNoise = (socket: Socket) => socket.write(Buffer.alloc(4_096, 7))

  longTest.each([
    ['hangs up', hangsUp],
    ['speaks HTTP', isHttp],
    ['makes noise', isNoise],
  ])('that %s, each gets a sentence', async (_, greet) => {
    const problems = await problemsAt(await startPeer(greet))
    for (const name of names)
      expect([name, problems[name]]).toEqual([name, expect.stringMatching(/^it .*\.$/)])
    expect(JSON.stringify(problems)).not.toContain('geheim')
  })

  longTest('that is silent, no look waits long', async () => {
    const problems = await problemsAt(await startPeer(() => undefined))
    for (const name of names) expect([name, problems[name]]).toEqual([name, 'it does not answer in time.'])
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@confida/api/config'
import { sendHostileRequests } from '@confida/testing/hostile-requests'
import { type Product, startProduct } from '@confida/tools/product'
import { product } from '../../fixtures/product.ts'
import { expect, test } from '../../fixtures/test.ts'

// A product of the test's own, which the launcher's code started: what becomes of its processes is seen here.
const shellPort = product.shellPort + 200
const apiPort = product.apiPort + 200
const metricsPort = apiPort + 1

const servers = {
  shell: [shellPort, '/'],
  'mfe-auth': [shellPort + 1, '/mf-manifest.json'],
  'mfe-companions': [shellPort + 2, '/mf-manifest.json'],
  'mfe-chat': [shellPort + 3, '/mf-manifest.json'],
  'mfe-admin-users': [shellPort + 4, '/mf-manifest.json'],
  'mfe-admin-content': [shellPort + 5, '/mf-manifest.json'],
  API: [apiPort, '/api/health'],
  metrics: [metricsPort, '/metrics'],
} as const

type ServerName = keyof typeof servers

/** Good ones of some server, of which hostile ones are made. */
const paths = [
  '/',
  '/auth',
  '/social.png',
  '/remotes.json',
  '/mf-manifest.json',
  '/metrics',
  '/api/health',
  '/api/auth/login',
  '/api/auth/password-reset-request',
  '/api/companions/create',
  '/api/account/export',
]

/** `npm run test:faults` sends ten times as many. */
const hostileRequests = Number(process.env.HOSTILE_REQUESTS ?? 200)

let folder: string
let environment: NodeJS.ProcessEnv
let started: Product
let lines: string[]

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'confida-faults-'))
  environment = { ...process.env }
  // Also what its processes are started with.
  Object.assign(process.env, {
    ...product.environment(folder),
    PORT: String(shellPort),
    API_PORT: String(apiPort),
    METRICS_PORT: String(metricsPort),
    // Its own account of each fault in a request would be thousands of lines.
    LOG_LEVEL: 'silent',
  })
  lines = []
  started = await startProduct({
    config: await loadConfig(process.env),
    shellPort,
    report: (line) => lines.push(line),
  })
})

test.afterAll(async () => {
  await started?.stop()
  process.env = environment
  rmSync(folder, { recursive: true, force: true })
})

const statusOf = async (name: ServerName) => {
  const [port, path] = servers[name]
  return (await fetch(`http://127.0.0.1:${port}${path}`)).status
}

async function expectToAnswer(names = Object.keys(servers) as ServerName[]) {
  for (const name of names) expect.soft(await statusOf(name), name).toBe(200)
}

function kill(name: string) {
  const service = started.services.find(({ child }) => child.name === name)
  expect(service?.child.process.kill('SIGKILL')).toBe(true)
}

test('no request ends a server: hundreds of hostile ones at each, and all still answer', async () => {
  for (const [port] of Object.values(servers)) await sendHostileRequests(port, paths, hostileRequests)
  await expectToAnswer()
  expect(lines).toEqual([])
})

/** Each with those that do not depend on it. */
const others: [string, ServerName[]][] = [
  ['mfe-chat', ['shell', 'mfe-auth', 'API']],
  ['shell', ['mfe-auth', 'mfe-chat', 'API', 'metrics']],
  ['API', ['shell', 'mfe-auth', 'mfe-chat']],
]

for (const [name, rest] of others)
  test(`${name} starts again when it was killed, while the others go on`, {
    tag: name === 'API' ? [] : ['@long'],
  }, async () => {
    lines.length = 0
    kill(name)
    await expect.poll(() => lines[0]).toBe(`${name} has ended (SIGKILL). It starts again in 0.5 s.`)
    await expectToAnswer(rest)
    // However long a start takes on a machine with other work.
    await expect.poll(() => lines[1], { timeout: 60_000 }).toBe(`${name} runs again.`)
    await expectToAnswer()
  })

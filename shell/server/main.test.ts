import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { longTest } from '@confida/jest-presets/long-test'
import { afterEach, expect, it } from '@jest/globals'

let child: ChildProcess | undefined
let server: Server | undefined

afterEach(() => {
  child?.kill('SIGKILL')
  server?.close()
})

const start = (environment: NodeJS.ProcessEnv) => {
  child = fork(join(import.meta.dirname, 'main.ts'), {
    execArgv: ['--conditions=source'],
    // What Node says of the colours of a terminal is not ours.
    env: { ...process.env, NODE_NO_WARNINGS: '1', PORT: '0', ...environment },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  return child
}

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return String(port)
}

it('serves the registry of REGISTRY_URL', async () => {
  const registry = JSON.stringify([{ name: 'mfe-chat' }])
  server = createServer((_, response) => response.end(registry)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/remotes.json`
  const [{ port }] = await once(start({ REGISTRY_URL: address, REGISTRY_FILE: '/none' }), 'message')
  const response = await fetch(`http://127.0.0.1:${port}/remotes.json`)
  expect(await response.text()).toBe(registry)
})

it('takes an empty variable for none', async () => {
  const names = [
    'HOST',
    'API_URL',
    'API_PORT',
    'PUBLIC_URL',
    'REGISTRY_FILE',
    'REGISTRY_URL',
    'REMOTE_ORIGINS',
  ]
  const others = ['REMOTE_OVERRIDE_KEY', 'TRUST_PROXY', 'SHELL_DIST', 'SHELL_METRICS_PORT']
  const empty = Object.fromEntries([...names, ...others].map((name) => [name, '']))
  const [{ port }] = await once(start(empty), 'message')
  // There is no registry.
  expect((await fetch(`http://127.0.0.1:${port}/remotes.json`)).status).toBe(503)
})

longTest('measures what it does, on a port of its own', async () => {
  server = createServer((_, response) => response.writeHead(404).end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const SHELL_METRICS_PORT = await freePort()
  const REMOTE_ORIGINS = JSON.stringify({ 'mfe-chat': API_URL })
  const [{ port }] = await once(start({ API_URL, SHELL_METRICS_PORT, REMOTE_ORIGINS }), 'message')
  for (const path of ['/api/users/anna@example.org?q=x', '/remotes/mfe-chat/a.js', '/x.js', '/metrics'])
    await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  const metrics = await (await fetch(`http://127.0.0.1:${SHELL_METRICS_PORT}/metrics`)).text()
  const routes = metrics.matchAll(/_count\{http_request_method="GET",http_route="(.*?)",.*?"(\d+)"\} 1/g)
  expect([...routes].map(([, route, status]) => [route, status])).toEqual(
    expect.arrayContaining([
      ['/api/*', '404'],
      ['/remotes/mfe-chat/*', '404'],
      ['file', '404'],
    ]),
  )
  expect(metrics).not.toContain('anna')
})

it('does not start with wrong settings, and names each', async () => {
  const wrong = { PORT: 'x', TRUST_PROXY: 'x', REGISTRY_URL: 'http://registry.example/remotes.json' }
  const { stderr } = start(wrong)
  expect(await text(stderr as NodeJS.ReadableStream)).toBe(
    `PORT must be a port number from 1 to 65535.
TRUST_PROXY must be addresses of proxies such as 10.0.0.0/8, or their number from 0 to 10.
REGISTRY_URL must be an https address without user and password, or several; http only within a private network.
`,
  )
})

longTest.each(['PORT', 'SHELL_METRICS_PORT'])('says that %s is taken', async (name) => {
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { stderr } = start({ [name]: String(port) })
  expect(await text(stderr as NodeJS.ReadableStream)).toBe(`${name} ${port} is taken.\n`)
})

longTest.each(['203.0.113.1', 'no host'])('says that %s is none of its addresses', async (HOST) => {
  const { stderr } = start({ HOST })
  expect(await text(stderr as NodeJS.ReadableStream)).toBe('HOST must be an address of this machine.\n')
})

import { spawn } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { builtMain, useStartsByHand, waitUntil } from '@confida/api/testing'
import { expect, it } from '@jest/globals'
import { findFreePort } from './platform/database/embedded/loopback-port.ts'
import { findPostmaster } from './platform/database/embedded/postmaster.ts'

const starts = useStartsByHand()

it.each([
  [{ DATABASE_URL: 'foo' }, /^DATABASE_URL must be an address/],
  [
    { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x' },
    /^DATABASE_URL names a database that does not answer/,
  ],
])('ends at once with one sentence for %j', async (variables, sentence) => {
  const { ended } = await starts.run(variables)
  const { code, errors } = await ended
  expect(code).toBe(1)
  expect(errors).toMatch(sentence)
  expect(errors).not.toMatch(/hidden|\n/)
})

it('starts its own database where none is named, and stops both on SIGTERM', async () => {
  const { child, port, ready, ended } = await starts.run({})
  await ready
  const cluster = await realpath(join(starts.dataDir(), 'database'))
  expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 0, errors: '' })
  expect(findPostmaster(cluster)).toBeUndefined()
})

it('stops when the process that started it is gone', async () => {
  const { child, ready, ended } = await starts.run({ DATABASE_URL: starts.databaseUrl() })
  await ready
  child.disconnect()
  expect(await ended).toMatchObject({ code: 0 })
})

it('names the port that is taken', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  const { port } = server.address() as { port: number }
  const { ended } = await starts.run({ DATABASE_URL: starts.databaseUrl(), API_PORT: String(port) })
  expect(await ended).toEqual({ code: 1, errors: `API_PORT ${port} is taken.` })
  await new Promise((resolve) => server.close(resolve))
})

it('is alive but not ready while its database is away, which it starts again', async () => {
  const metrics = await findFreePort(0)
  const { port, ready, child, ended } = await starts.run({ METRICS_PORT: String(metrics) })
  await ready
  const { pid } = findPostmaster(await realpath(join(starts.dataDir(), 'database'))) ?? {}
  process.kill(pid as number, 'SIGKILL')
  const ask = () => fetch(`http://127.0.0.1:${port}/api/health/ready`)
  let answer = await ask()
  // The connections of a server that was killed live on for a moment.
  while (answer.status === 200) answer = await ask()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toMatchObject({ code: 'service_unavailable' })
  expect((await fetch(`http://127.0.0.1:${port}/api/health/live`)).status).toBe(200)
  expect(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()).toContain(
    'http_response_status_code="503"',
  )
  await waitUntil(async () => (await ask()).status === 200)
  child.kill('SIGTERM')
  const { errors } = await ended
  expect(errors).toContain(
    'The embedded database has ended. It starts again.\nThe embedded database runs again.',
  )
})

it('shows its metrics on a port of their own', async () => {
  const metrics = await findFreePort(0)
  const { port, ready } = await starts.run({
    DATABASE_URL: starts.databaseUrl(),
    METRICS_PORT: String(metrics),
  })
  await ready
  await fetch(`http://127.0.0.1:${port}/api/health`)
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
  expect(text).toContain(
    'http_server_request_duration_seconds_count{http_request_method="GET",http_route="/api/health",http_response_status_code="200"} 1',
  )
  expect(text).toContain('# TYPE confida_jobs gauge')
  expect(text).toContain('# TYPE confida_mails gauge')
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
  await expect(fetch(`http://127.0.0.2:${metrics}/metrics`)).rejects.toThrow()
})

it('has a command for whoever has no browser', async () => {
  const env = { PATH: process.env.PATH, DATABASE_URL: starts.databaseUrl(), DATA_DIR: starts.dataDir() }
  const command = spawn(process.execPath, [join(builtMain, '../admin.js'), 'create', 'mara@example.org'], {
    env,
  })
  expect(await text(command.stdout)).toMatch(/^mara@example\.org logs in with \S+ \(shown this once\)/)
})

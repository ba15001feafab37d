import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { readOverride } from '../override/override.ts'
import { remoteListener } from './remote-listener.ts'

const shell = { shell: 'https://confida.example', key: 'k'.repeat(32) }
const release = {
  name: 'mfe-chat',
  version: '1.0.0-dev',
  entry: 'http://localhost:4300/mf-manifest.json',
  integrity: 'sha384-abc',
  contract: '^4.0.0',
  title: { it: 'Chat', en: 'Chat', es: 'Chat', fr: 'Chat', de: 'Chat', ar: 'Chat' },
  area: 'user' as const,
  routes: [],
}

let work: string
let server: Server

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'confida-listener-'))
  const folder = join(work, 'dist')
  for (const each of [folder, join(work, 'dist-other')]) mkdirSync(each)
  writeFileSync(join(folder, 'main.js'), 'let a = 1')
  writeFileSync(join(work, 'secret.js'), 'secret')
  writeFileSync(join(work, 'dist-other/secret.js'), 'secret')
  server = createServer(remoteListener(shell, () => ({ folder, release })))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(work, { recursive: true })
})

/** With the path as it is: `fetch` would resolve it. */
const ask = (path: string, headers = {}) =>
  new Promise<{ status?: number; body: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ port, host: '127.0.0.1', path, headers }, (response) =>
      text(response).then(
        (body) => resolve({ status: response.statusCode, body, headers: response.headers }),
        reject,
      ),
    )
      .on('error', reject)
      .end()
  })

const isThere = async () => expect((await ask('/main.js')).body).toBe('let a = 1')

it('leads into the shell with a signed link to the build', async () => {
  const { status, headers } = await ask('/?to=/dashboard')
  const { origin, searchParams } = new URL(headers.location ?? '')
  expect([status, origin, searchParams.get('to')]).toEqual([302, shell.shell, '/dashboard'])
  const override = readOverride(searchParams.get('token') ?? '', shell.key, shell.shell)
  expect(override?.release).toEqual(release)
})

it.each([
  '/../secret.js',
  '/x/../../secret.js',
  '/../dist-other/secret.js',
  '/%2e%2e/secret.js',
  '/%2e%2e%2fsecret.js',
  '/%252e%252e%252fsecret.js',
  '/..\\secret.js',
  '/..%5csecret.js',
  '/..%2fdist-other%2fsecret.js',
  '/%00',
  '/main.js%00',
  '/%',
  '/%ff.js',
  '//',
  '//secret.js',
  'http://[/main.js',
  `/${'a'.repeat(300)}`,
])('answers %s with nothing, and goes on', async (path) => {
  const { status, body } = await ask(path)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(body).toBe('')
  await isThere()
})

longTest.each(['bytes=5-2', 'bytes=-', 'bytes=9-', 'bytes=a-b', 'lines=0-1'])(
  'outlives the range %s',
  async (range) => {
    // On a connection that is kept, the next answer is at times begun before the one before it is done with.
    for (let time = 0; time < 40; time += 1) {
      await ask('/main.js', { range }).catch(() => undefined)
      await isThere()
    }
  },
)

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTRACT_VERSION, type RemoteRelease } from '@confida/remote-kit'
import { signOverride } from '@confida/remote-kit/override'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { requestListener } from './request-listener.ts'
import { shellHandler } from './shell-handler.ts'

const key = 'a-key-of-tests-that-is-long-enough-for-it'
const publicUrl = 'https://confida.example'
const title = { it: 'Regali', en: 'Gifts', fr: 'Cadeaux', de: 'Geschenke', es: 'Regalos', ar: 'هدايا' }
const released: RemoteRelease = {
  name: 'mfe-gifts',
  version: '1.0.0',
  entry: 'https://remotes.example/mf-manifest.json',
  integrity: 'sha384-b2ZUaGVFbnRyeQ==',
  contract: `^${CONTRACT_VERSION}`,
  title,
  area: 'user',
  routes: [],
}
const own = { ...released, version: '1.1.0-dev', entry: 'http://localhost:4300/mf-manifest.json' }
const other = { ...released, name: 'mfe-other' }

let folder: string
let server: Server

async function startShell(overrideKey?: string): Promise<string> {
  const registryFile = join(folder, 'remotes.json')
  const apiOrigin = 'http://127.0.0.1:9'
  const handler = shellHandler({
    folder,
    registryFile,
    publicUrl,
    apiOrigin,
    isProduction: true,
    overrideKey,
  })
  server = createServer(requestListener(handler)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'confida-override-'))
  writeFileSync(join(folder, 'index.html'), '<html><head></head></html>')
  writeFileSync(join(folder, 'remotes.json'), JSON.stringify([released, other]))
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const take = (shell: string, query: string) =>
  fetch(`${shell}/remote-override${query}`, { redirect: 'manual' })
const cookieOf = (answer: Response) => answer.headers.get('set-cookie') ?? ''
const tokenFor = (release: RemoteRelease, secret = key) => signOverride(release, secret, publicUrl)

it('gives the remote from elsewhere to the browser that has the token, to no other', async () => {
  const shell = await startShell(key)
  const taken = await take(shell, `?token=${tokenFor(own)}&to=/gifts?a=b`)
  expect([taken.status, taken.headers.get('location')]).toEqual([303, '/gifts?a=b'])
  expect(cookieOf(taken)).toMatch(/; Max-Age=4\d{4}; Path=\/; HttpOnly; Secure; SameSite=Lax/i)
  const headers = { cookie: cookieOf(taken).split(';')[0] ?? '' }

  expect(await (await fetch(`${shell}/remotes.json`, { headers })).json()).toEqual([own, other])
  const page = await fetch(`${shell}/gifts`, { headers })
  expect(page.headers.get('content-security-policy')).toContain('http://localhost:4300')

  expect(await (await fetch(`${shell}/remotes.json`)).json()).toEqual([released, other])
  const others = await fetch(`${shell}/gifts`)
  expect(others.headers.get('content-security-policy')).not.toContain('http://localhost:4300')
})

it('adds a remote that is not released yet', async () => {
  const shell = await startShell(key)
  const first = { ...own, name: 'mfe-new' }
  const headers = { cookie: `remote_override=${tokenFor(first)}` }
  expect(await (await fetch(`${shell}/remotes.json`, { headers })).json()).toEqual([released, other, first])
})

it('is ended without a token', async () => {
  const shell = await startShell(key)
  const ended = await take(shell, '')
  expect(ended.status).toBe(303)
  expect(cookieOf(ended)).toMatch(/^remote_override=; Max-Age=0/)
})

it.each([
  ['no key', undefined, tokenFor(own)],
  ['another key', key, tokenFor(own, key.toUpperCase())],
  ['no token', key, 'x'],
])('with %s is refused, and a cookie is of no use', async (_, overrideKey, token) => {
  const shell = await startShell(overrideKey)
  const refused = await take(shell, `?token=${token}`)
  expect([refused.status, cookieOf(refused)]).toEqual([403, ''])
  const headers = { cookie: `remote_override=${token}` }
  expect(await (await fetch(`${shell}/remotes.json`, { headers })).json()).toEqual([released, other])
})

it.each(['//evil.example/x', 'http://[', 'https://evil.example', '/\\evil.example'])(
  'leads to no other site: %s',
  async (to) => {
    const shell = await startShell(key)
    const taken = await take(shell, `?token=${tokenFor(own)}&to=${encodeURIComponent(to)}`)
    expect(taken.headers.get('location')).toBe('/')
  },
)

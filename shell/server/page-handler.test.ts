import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTRACT_VERSION, type RemoteRelease } from '@confida/remote-kit'
import { integrityOf } from '@confida/remote-kit/integrity'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { isPage, pageHandler } from './page-handler.ts'
import { registryReader } from './registry-reader.ts'
import { type Handler, requestListener } from './request-listener.ts'

const built = '<html><head><meta property="og:image" content="/social.png"></head><body></body></html>'
const hash = 'sha256-b2ZTb21lQnl0ZXM='
const manifest = {
  metaData: {
    remoteEntry: { name: 'remoteEntry.0123456789.js', path: '', integrity: 'sha384-b2ZUaGVFbnRyeQ==' },
    screens: {
      landing: [
        { name: 'landing.0123456789.js', integrity: hash },
        { name: 'landing.0123456789.css', integrity: hash },
      ],
    },
  },
}

let folder: string
let registryFile: string
let servers: Server[]
/** What the remote's origin was asked for. */
let asked: string[]
let remote: { address: string; body: string; status: number }

async function serve(handler: Handler): Promise<string> {
  const server = createServer(requestListener(handler)).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const writeRegistry = (...releases: RemoteRelease[]) => writeFileSync(registryFile, JSON.stringify(releases))

const release = (changes: Partial<RemoteRelease> = {}): RemoteRelease => ({
  name: 'mfe-auth',
  version: '1.0.0',
  entry: `${remote.address}/1.0.0/mf-manifest.json`,
  integrity: integrityOf(remote.body),
  contract: `^${CONTRACT_VERSION}`,
  title: { it: 'Accesso' },
  area: 'user',
  routes: [
    { path: '/', screen: 'landing', access: 'visitor' },
    { path: '/auth', screen: 'auth', access: 'public' },
  ],
  ...changes,
})

beforeEach(async () => {
  servers = []
  asked = []
  folder = mkdtempSync(join(tmpdir(), 'confida-page-'))
  registryFile = join(folder, 'remotes.json')
  writeFileSync(join(folder, 'index.html'), built)
  remote = { address: '', body: JSON.stringify(manifest), status: 200 }
  remote.address = await serve((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(remote.status).end(remote.body)
  })
  writeRegistry(release())
})

afterEach(() => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  rmSync(folder, { recursive: true })
})

const startShell = (publicUrl = 'https://confida.example') => {
  const sendPage = pageHandler({
    folder,
    readRegistry: registryReader(registryFile),
    publicUrl,
    ownOrigin: remote.address,
  })
  return serve((request, response) => sendPage(request, response, request.url ?? ''))
}

/** The page once the server knows the remote's manifest, which no visitor waits for. */
async function openKnown(address: string): Promise<string> {
  for (;;) {
    const page = await (await fetch(address)).text()
    if (page.includes('preload')) return page
  }
}

it('lets the browser ask at once for all that a screen loads, as the shell will and with its integrity', async () => {
  const page = await openKnown(`${await startShell()}/`)
  const files = `${remote.address}/1.0.0`
  const tag = (as: string, name: string, integrity: string) =>
    `<link rel="preload" as="${as}" href="${files}/${name}" integrity="${integrity}" crossorigin>`
  expect(page).toContain(
    [
      `<link rel="preload" as="fetch" href="${files}/mf-manifest.json" crossorigin>`,
      tag('script', 'remoteEntry.0123456789.js', 'sha384-b2ZUaGVFbnRyeQ=='),
      tag('script', 'landing.0123456789.js', hash),
      tag('style', 'landing.0123456789.css', hash),
      '</head>',
    ].join(''),
  )
})

it('names nothing on the page of a screen that is no named one, or of no path of the product', async () => {
  const shell = await startShell()
  await openKnown(`${shell}/`)
  for (const path of ['/auth', '/dashboard', '/nowhere'])
    expect(await (await fetch(shell + path)).text()).not.toContain('preload')
})

it('reads the manifest of a release once, and that of the next one when the registry changes', async () => {
  const shell = await startShell()
  await openKnown(`${shell}/`)
  await openKnown(`${shell}/`)
  expect(asked).toEqual(['/1.0.0/mf-manifest.json'])
  remote.body = JSON.stringify({ metaData: { ...manifest.metaData, next: true } })
  writeRegistry(release({ entry: `${remote.address}/1.1.0/mf-manifest.json` }))
  expect(await openKnown(`${shell}/`)).toContain('/1.1.0/landing.0123456789.js')
})

it('names the files of a remote on its own origin by their path', async () => {
  writeRegistry(release({ entry: '/auth/mf-manifest.json' }))
  const page = await openKnown(`${await startShell()}/`)
  expect(page).toContain('href="/auth/mf-manifest.json"')
  expect(page).toContain('href="/auth/landing.0123456789.js"')
})

it('sends the page without links while a remote is down', async () => {
  writeRegistry(release({ entry: 'http://127.0.0.1:1/mf-manifest.json' }))
  const shell = await startShell()
  for (let visit = 0; visit < 3; visit++) {
    const response = await fetch(`${shell}/`)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('preload')
  }
})

it('asks nothing of a remote for another contract, which will be refused', async () => {
  writeRegistry(release({ contract: '^99.0.0' }))
  expect(await (await fetch(`${await startShell()}/`)).text()).not.toContain('preload')
  expect(asked).toEqual([])
})

const harmful = JSON.stringify(manifest).replace('landing.0123456789.js', '\\"><script>')

it.each([
  { what: 'is not the one that was released', released: '{}', sent: JSON.stringify(manifest) },
  { what: 'names what is no file', released: harmful, sent: harmful },
])('believes no manifest that $what', async ({ released, sent }) => {
  writeRegistry(release({ integrity: integrityOf(released) }))
  remote.body = sent
  const shell = await startShell()
  // The second question means that the first answer was thrown away.
  while (asked.length < 2) expect(await (await fetch(`${shell}/`)).text()).not.toContain('preload')
})

it('sends the policy that lets code come from the remotes that are listed, and from nowhere else', async () => {
  const policy = (await fetch(`${await startShell()}/dashboard`)).headers.get('content-security-policy')
  expect(policy).toContain(`script-src 'self' ${remote.address};`)
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default dompurify")
})

it('keeps other sites’ windows out, opens the microphone to itself alone, and keeps browsers on TLS', async () => {
  const headersOf = async (shell: string) => Object.fromEntries((await fetch(shell)).headers)
  expect(await headersOf(await startShell())).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(self), geolocation=()',
    'strict-transport-security': 'max-age=31536000',
  })
  const plain = await headersOf(await startShell('http://localhost:4200'))
  expect(plain).not.toHaveProperty('strict-transport-security')
})

it('is asked for each time, and sent only where it has changed', async () => {
  const shell = await startShell()
  await openKnown(`${shell}/`)
  const { headers } = await fetch(`${shell}/`)
  expect(headers.get('cache-control')).toBe('no-cache')
  const known = { headers: { 'If-None-Match': headers.get('etag') ?? '' } }
  expect((await fetch(`${shell}/`, known)).status).toBe(304)
  writeFileSync(join(folder, 'index.html'), built.replace('<body>', '<body>new'))
  expect((await fetch(`${shell}/`, known)).status).toBe(200)
})

it('gives the picture of a shared link its whole address', async () => {
  const page = await (await fetch(`${await startShell()}/`)).text()
  expect(page).toContain('<meta property="og:image" content="https://confida.example/social.png">')
})

it('tells a path of the shell from a file', () => {
  const isPageAt = (method: string, path: string) => isPage({ method } as IncomingMessage, path)
  expect(isPageAt('GET', '/')).toBe(true)
  expect(isPageAt('GET', '/text-chat/1')).toBe(true)
  expect(isPageAt('HEAD', '/index.html')).toBe(true)
  expect(isPageAt('GET', '/social.png')).toBe(false)
  expect(isPageAt('POST', '/')).toBe(false)
})

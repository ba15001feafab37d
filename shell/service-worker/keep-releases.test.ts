import { createHash } from 'node:crypto'
import { beforeEach, expect, it, jest } from '@jest/globals'

const ORIGIN = 'https://confida.example'
const REMOTES = 'https://remotes.example'
const MAIN = `${ORIGIN}/main.0123456789.js`

const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** What the network has, by address. */
let network: Record<string, string>
let stored: Map<string, Map<string, string>>
let worker: typeof import('./keep-releases.ts')
let set: typeof import('./offline-set.ts')

/** As the browser's, as far as it is used: by address, texts only. */
function cacheOf(name: string) {
  const files = stored.get(name) ?? new Map<string, string>()
  stored.set(name, files)
  const urlOf = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, ORIGIN).href
  return {
    match: async (key: string) => {
      const [headers, body] = JSON.parse(files.get(urlOf(key)) ?? '[]')
      return headers && new Response(body, { headers })
    },
    put: async (key: string, response: Response) =>
      void files.set(urlOf(key), JSON.stringify([[...response.headers], await response.text()])),
    delete: async (key: { url: string }) => files.delete(urlOf(key)),
    keys: async () => [...files.keys()].map((url) => ({ url })),
  }
}

beforeEach(async () => {
  network = { '/index.html': `<script defer src="/main.0123456789.js"></script>` }
  stored = new Map()
  Object.assign(globalThis, {
    self: globalThis,
    location: new URL(ORIGIN),
    registration: { scope: `${ORIGIN}/` },
    addEventListener: () => undefined,
    __WB_MANIFEST: [{ url: '/main.0123456789.js', revision: null }],
    caches: { open: async (name: string) => cacheOf(name) },
    fetch: async (address: string, { integrity }: RequestInit = {}) => {
      const text = network[address]
      if (text === undefined || (integrity && integrity !== integrityOf(text))) throw new TypeError('network')
      return new Response(text)
    },
  })
  jest.resetModules()
  ;(await import('./shell-files.ts')).serveShell()
  worker = await import('./keep-releases.ts')
  set = await import('./offline-set.ts')
})

/** Puts a version of the chat into the network, at the one address that all its versions share. */
function release(version: string) {
  const files = { [`entry.${version}.js`]: `entry ${version}`, [`texts.${version}.js`]: `texts ${version}` }
  const [entry, texts] = Object.entries(files).map(([name, text]) => ({ name, integrity: integrityOf(text) }))
  const manifest = JSON.stringify({ metaData: { remoteEntry: entry, files: [texts] } })
  network[`${REMOTES}/mf-manifest.json`] = manifest
  for (const [name, text] of Object.entries(files)) network[`${REMOTES}/${name}`] = text
  return {
    name: 'mfe-chat',
    version,
    entry: `${REMOTES}/mf-manifest.json`,
    integrity: integrityOf(manifest),
  }
}

let readAt = 1
const tell = (line: ReturnType<typeof release>, changes = {}) =>
  worker.keepReleases({
    type: 'KEEP_RELEASES',
    scripts: [MAIN],
    readAt: readAt++,
    releases: [line],
    wanted: ['mfe-chat'],
    ...changes,
  })

const keptVersion = async () => (await set.offlineReleases()).releases.map((line) => ({ ...line })).at(0)
const keptFiles = () =>
  [...(stored.get('releases') ?? new Map()).keys()].map((url) => new URL(url).pathname.slice(1)).sort()

it('keeps a remote whole, and a newer release in its place', async () => {
  await tell(release('1'))
  expect(keptFiles()).toEqual(['entry.1.js', 'mf-manifest.json', 'texts.1.js'])
  await tell(release('2'), { wanted: [] })
  expect(await keptVersion()).toMatchObject({ version: '2' })
  expect(keptFiles()).toEqual(['entry.2.js', 'mf-manifest.json', 'texts.2.js'])
})

it('stays with the release before while one file of the new one is missing', async () => {
  await tell(release('1'))
  const next = release('2')
  delete network[`${REMOTES}/texts.2.js`]
  await tell(next)
  expect(await keptVersion()).toMatchObject({ version: '1' })
  expect(keptFiles()).toEqual(['entry.1.js', 'mf-manifest.json', 'texts.1.js'])
})

it('takes no file that is not as it was released', async () => {
  const line = release('1')
  network[`${REMOTES}/texts.1.js`] = 'altered'
  await tell(line)
  expect(keptFiles()).not.toContain('mf-manifest.json')
})

it('leaves alone what nobody wants', async () => {
  await tell(release('1'), { wanted: [] })
  expect(keptFiles()).toEqual([])
  expect(await keptVersion()).toMatchObject({ version: '1' })
})

it('listens to no page of another version, and to no tab that knows an older registry', async () => {
  await tell(release('1'))
  const next = release('2')
  await tell(next, { scripts: [`${ORIGIN}/main.9876543210.js`] })
  await tell(next, { readAt: 0 })
  expect(await keptVersion()).toMatchObject({ version: '1' })
})

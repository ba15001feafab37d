import { sharedModules } from '@confida/remote-kit'
import { connectionLost, type FakeNetwork, fakeNetwork } from '@confida/testing'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { loadRelease } from './load-release.ts'
import { fakeRemote, manifestOf, release, remote } from './testing/fake-remote.ts'

let network: FakeNetwork
let origin: ReturnType<typeof fakeRemote>

beforeEach(() => {
  network = fakeNetwork()
  origin = fakeRemote(network)
  // The run time's, when a remote is registered again.
  jest.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  origin.stop()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const manifestCalls = () => network.sent('GET', '/1.4.0/mf-manifest.json')
const addresses = () => origin.scripts.map(({ src }) => src)

it('initialises the remote with the shared modules, then gets what it exposes', async () => {
  expect(await loadRelease(release)).toBe(remote)
  expect(origin.calls).toEqual([
    ['init', Object.keys(sharedModules)],
    ['get', './remote'],
  ])
})

it('requests nothing again of a release that came, and everything of another', async () => {
  await loadRelease(release)
  await loadRelease(release)
  expect(manifestCalls()).toHaveLength(1)
  const another = { ...release, integrity: `${release.integrity}OfAnother` }
  await loadRelease(another)
  expect(manifestCalls()).toHaveLength(2)
})

it('requests a release again that came before one that did not', async () => {
  await loadRelease(release)
  network.on('GET', '/1.4.0/mf-manifest.json', { status: 404 })
  await expect(loadRelease({ ...release, integrity: 'sha384-ofNone' })).rejects.toThrow('404')
  network.on('GET', '/1.4.0/mf-manifest.json', { body: manifestOf(origin.manifest) })
  const before = manifestCalls().length
  await loadRelease(release)
  expect(manifestCalls()).toHaveLength(before + 1)
})

it("checks the manifest by the registry's integrity, and the entry by the manifest's", async () => {
  await loadRelease(release)
  expect(manifestCalls().map(({ integrity }) => integrity)).toEqual([release.integrity])
  const [script] = origin.scripts
  expect(script?.src).toBe('https://chat.example/1.4.0/remoteEntry.0123456789.js')
  expect(script?.integrity).toBe('sha384-ofTheEntry')
  // Without CORS a browser cannot check the integrity of another origin's files.
  expect(script?.crossOrigin).toBe('anonymous')
})

it('finds an entry in a folder beside the manifest', async () => {
  Object.assign(origin.manifest.remoteEntry, { path: 'scripts/' })
  await loadRelease(release)
  expect(addresses()).toEqual(['https://chat.example/1.4.0/scripts/remoteEntry.0123456789.js'])
})

it("finds a remote served by the shell's own origin", async () => {
  network.on('GET', '/chat/mf-manifest.json', { body: manifestOf(origin.manifest) })
  await loadRelease({ ...release, entry: '/chat/mf-manifest.json' })
  expect(addresses()).toEqual([`${location.origin}/chat/remoteEntry.0123456789.js`])
})

it('runs no entry without an integrity in the manifest', async () => {
  origin.manifest.remoteEntry = { name: 'remoteEntry.0123456789.js' }
  await expect(loadRelease(release)).rejects.toThrow('no integrity')
  expect(origin.scripts).toEqual([])
})

it('names the address that has no manifest, and requests nothing more', async () => {
  network.on('GET', '/1.4.0/mf-manifest.json', { status: 404 })
  await expect(loadRelease(release)).rejects.toThrow(`${release.entry} answered 404`)
  expect(origin.scripts).toEqual([])
})

it('retries once a manifest that failed immediately', async () => {
  let isFirst = true
  network.on('GET', '/1.4.0/mf-manifest.json', () => {
    if (!isFirst) return { body: manifestOf(origin.manifest) }
    isFirst = false
    throw connectionLost()
  })
  expect(await loadRelease(release)).toBe(remote)
})

it('times out a manifest after five seconds', async () => {
  const patience = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  network.on('GET', '/1.4.0/mf-manifest.json', () => new Promise(() => undefined))
  const loading = loadRelease(release)
  patience.abort(new DOMException('too late', 'TimeoutError'))
  await expect(loading).rejects.toThrow('too late')
  expect(timeout.mock.calls).toEqual([[5000]])
})

it('times out an entry script after five seconds and removes it from the page', async () => {
  jest.useFakeTimers()
  origin.outcome = 'never comes'
  const loading = loadRelease(release)
  const refusal = expect(loading).rejects.toThrow('did not come in time')
  await jest.advanceTimersByTimeAsync(4999)
  expect(document.head.querySelector('script')).not.toBeNull()
  await jest.advanceTimersByTimeAsync(1)
  await refusal
  expect(document.head.querySelector('script')).toBeNull()
  expect(origin.scripts).toHaveLength(1)
})

it('retries once an entry script that failed immediately, as a failed preload does', async () => {
  origin.outcome = 'fails once'
  expect(await loadRelease(release)).toBe(remote)
  expect(origin.scripts).toHaveLength(2)
})

it('removes a refused entry script from the page, so that a retry requests it again', async () => {
  origin.outcome = 'fails'
  await expect(loadRelease(release)).rejects.toThrow('did not come, or not as it was released')
  expect(document.head.querySelector('script')).toBeNull()
  origin.outcome = 'runs'
  expect(await loadRelease(release)).toBe(remote)
  expect(addresses()).toHaveLength(3)
})

it('names the remote whose entry sets nothing', async () => {
  origin.manifest.globalName = 'something_else'
  await expect(loadRelease(release)).rejects.toThrow('mfe-chat')
})

it('names the remote that exposes nothing', async () => {
  origin.module = {}
  await expect(loadRelease(release)).rejects.toThrow('mfe-chat exposes nothing')
})

it('takes what draws itself for a remote that has its texts, screens and entries on its own', async () => {
  const mount = () => () => undefined
  origin.module = { mount }
  const { texts, ...self } = await loadRelease(release)
  const { name, version, contract } = release
  expect(self).toEqual({ name, version, contract, routes: {}, navigation: [], mount })
  expect([texts.namespace, await texts.load('it')]).toEqual([name, {}])
})

it('asks once more for the exposed chunk, whose preload may have failed', async () => {
  origin.lostChunks = 1
  expect(await loadRelease(release)).toBe(remote)
  expect(origin.calls.filter(([call]) => call === 'get')).toHaveLength(2)
})

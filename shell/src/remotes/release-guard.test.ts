import { connectionLost, type FakeNetwork, fakeNetwork } from '@confida/testing'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { expectRelease, explain, releaseGuard } from './release-guard.ts'
import { release } from './testing/fake-remote.ts'

const MANIFEST = '/1.4.0/mf-manifest.json'
const ENTRY = 'https://chat.example/1.4.0/entry.js'
const name = release.name

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
  network.on('GET', MANIFEST, { body: {} })
  document.head.replaceChildren()
  expectRelease(release)
})
afterEach(() => {
  jest.useRealTimers()
})

/** A hook of the run time, with the part of its arguments that the guard reads. */
const call = (hook: keyof typeof releaseGuard, ...args: unknown[]) =>
  (releaseGuard[hook] as unknown as (...args: unknown[]) => unknown)(...args)
const problemOf = () => explain(name, new Error('of the run time'))

it('has what is shared be one instance, and the run time preload nothing', async () => {
  expect(call('beforeRegisterShare', { shared: {} })).toEqual({ shared: { loaded: true } })
  const preloadOps = [{ name }]
  await call('beforePreloadRemote', { preloadOps })
  expect(preloadOps).toEqual([])
})

it('vouches for nobody that was not expected', async () => {
  expect(() => call('createScript', { url: ENTRY, remoteInfo: { name: 'mfe-other' } })).toThrow(/mfe-other/)
  expect(() => call('createScript', { url: ENTRY })).toThrow(/Nobody vouches/)
  await expect(call('fetch', release.entry, {}, { name: 'mfe-other' })).rejects.toThrow(/Nobody vouches/)
  await expect(call('fetch', release.entry, {}, undefined)).rejects.toThrow(/Nobody vouches/)
})

describe('the manifest', () => {
  const fetchManifest = () => call('fetch', release.entry, {}, { name }) as Promise<Response>

  it('is asked for with the integrity of the registry', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch')
    expect((await fetchManifest()).status).toBe(200)
    expect(fetched).toHaveBeenCalledWith(release.entry, {
      integrity: release.integrity,
      mode: 'cors',
      signal: expect.any(AbortSignal),
    })
    fetched.mockRestore()
  })

  it.each([
    ['lost', connectionLost()],
    ['given up', new DOMException('', 'AbortError')],
  ])('is asked for once more, a moment later, where the connection was %s', async (_, fault) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(fault)
    const answer = fetchManifest()
    await jest.advanceTimersByTimeAsync(199)
    expect(fetched).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(1)
    expect((await answer).status).toBe(200)
    fetched.mockRestore()
  })

  it('did not come where that fails as well', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(connectionLost())
    await expect(fetchManifest()).rejects.toMatchObject({ name: 'FileNotLoaded', url: release.entry })
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(problemOf()).toMatchObject({ name: 'FileNotLoaded' })
    fetched.mockRestore()
  })

  it('is not asked for again after a time-out', async () => {
    const late = new DOMException('', 'TimeoutError')
    const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(late)
    await expect(fetchManifest()).rejects.toBe(late)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(problemOf()).toBe(late)
    fetched.mockRestore()
  })

  it('is refused with the status of its answer', async () => {
    network.on('GET', MANIFEST, { status: 404 })
    await expect(fetchManifest()).rejects.toMatchObject({ code: 'status', message: /404/ })
  })
})

describe('the entry', () => {
  const vouch = (metaData: object) =>
    call('afterLoadManifest', {
      manifestUrl: release.entry,
      manifestJson: { metaData },
      moduleInfo: { name },
    })

  it('is a script with the integrity of the manifest', async () => {
    await vouch({ remoteEntry: { integrity: 'sha384-entry' } })
    const { script } = call('createScript', { url: ENTRY, remoteInfo: { name } }) as {
      script: HTMLScriptElement
    }
    expect(script).toMatchObject({ src: ENTRY, integrity: 'sha384-entry', crossOrigin: 'anonymous' })
    expect(explain(name, new Error('ScriptNetworkError: x'))).toMatchObject({
      name: 'FileNotLoaded',
      url: ENTRY,
    })
    const other = new Error('of the code')
    expect(explain(name, other)).toBe(other)
  })

  it.each([
    ['without its integrity', { remoteEntry: {} }],
    ['without itself', {}],
  ])('is refused %s', async (_, metaData) => {
    await expect(vouch(metaData)).rejects.toMatchObject({ code: 'malformed' })
    expect(problemOf()).toMatchObject({ code: 'malformed' })
  })

  it('is asked for once more, as if for the first time', async () => {
    const globalLoading: Record<string, unknown> = { chat: 'failed', other: 'kept' }
    const getRemoteEntry = jest.fn(async (_entry: unknown) => 'container')
    const entry = { remoteInfo: { name } }
    expect(await call('loadEntryError', { getRemoteEntry, globalLoading, uniqueKey: 'chat', ...entry })).toBe(
      'container',
    )
    expect(globalLoading).toEqual({ other: 'kept' })
    expect(getRemoteEntry).toHaveBeenCalledWith(entry)
  })
})

describe('a build of ES modules', () => {
  const files = [
    { name: 'screen.js', integrity: 'sha384-screen' },
    { name: 'screen.css', integrity: 'sha384-style' },
  ]
  const load = async (type = 'module', modules: object = { modules: files }) => {
    await call('afterLoadManifest', {
      manifestJson: { metaData: { remoteEntry: { integrity: 'sha384-entry' }, ...modules } },
      moduleInfo: { name },
    })
    return call('loadEntry', { remoteInfo: { name, entry: ENTRY, type } }) as Promise<unknown>
  }
  const links = () => [...document.head.querySelectorAll('link')]

  it('has each of its files checked before it is imported, and keeps its style', async () => {
    const loaded = load()
    await Promise.resolve()
    expect(
      links().map(({ rel, href, integrity, crossOrigin }) => [rel, href, integrity, crossOrigin]),
    ).toEqual([
      ['modulepreload', ENTRY, 'sha384-entry', 'anonymous'],
      ['modulepreload', 'https://chat.example/1.4.0/screen.js', 'sha384-screen', 'anonymous'],
      ['stylesheet', 'https://chat.example/1.4.0/screen.css', 'sha384-style', 'anonymous'],
    ])
    for (const link of links()) link.dispatchEvent(new Event('load'))
    await loaded
    expect(links().map(({ rel }) => rel)).toEqual(['stylesheet'])
  })

  it('may be its entry alone', async () => {
    const loaded = load('module', {})
    await Promise.resolve()
    expect(links().map(({ href }) => href)).toEqual([ENTRY])
    links()[0]?.dispatchEvent(new Event('load'))
    await loaded
  })

  it('does not run where one of them is not the one that was released', async () => {
    const loaded = load('esm')
    await Promise.resolve()
    const [entry, screen, style] = links()
    for (const link of [entry, screen]) link?.dispatchEvent(new Event('load'))
    style?.dispatchEvent(new Event('error'))
    await expect(loaded).rejects.toMatchObject({
      name: 'FileNotLoaded',
      url: expect.stringContaining('screen.css'),
    })
    expect(links()).toEqual([])
    expect(problemOf()).toMatchObject({ name: 'FileNotLoaded' })
  })

  it('is none where the entry is a script', async () => {
    expect(await load('global')).toBeUndefined()
    expect(links()).toEqual([])
  })
})

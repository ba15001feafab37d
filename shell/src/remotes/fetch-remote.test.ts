import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { resetFederationGlobalInfo } from '@module-federation/runtime-core'
import { waitFor } from '@testing-library/react'
import { fakeRemote, manifestOf, release, remote } from './testing/fake-remote.ts'

let network: FakeNetwork
let origin: ReturnType<typeof fakeRemote>
let fetchRemote: typeof import('./fetch-remote.ts').fetchRemote

beforeEach(async () => {
  localStorage.clear()
  network = fakeNetwork()
  origin = fakeRemote(network)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  // Like a freshly opened page: no registry and no remote is loaded yet.
  jest.resetModules()
  resetFederationGlobalInfo()
  ;({ fetchRemote } = await import('./fetch-remote.ts'))
})

afterEach(() => {
  origin.stop()
  jest.restoreAllMocks()
})

const registryCalls = () => network.sent('GET', '/remotes.json')

it('loads a remote once for all callers', async () => {
  const [first, second] = await Promise.all([fetchRemote('mfe-chat'), fetchRemote('mfe-chat')])
  expect(first).toEqual({ remote, release })
  expect(second.remote).toBe(first.remote)
  await fetchRemote('mfe-chat')
  expect(origin.scripts).toHaveLength(1)
  expect(registryCalls()).toHaveLength(1)
})

it('refuses a remote built for another contract before requesting any of its files', async () => {
  const other = { ...release, contract: '^99.0.0' }
  network.on('GET', '/remotes.json', { body: [other] })
  await expect(fetchRemote('mfe-chat')).rejects.toMatchObject({
    remote: 'mfe-chat',
    phase: 'contract',
    release: other,
  })
  expect(network.sent('GET', '/1.4.0/mf-manifest.json')).toEqual([])
  expect(origin.scripts).toEqual([])
})

it('says that a remote is not in the registry', async () => {
  await expect(fetchRemote('mfe-auth')).rejects.toMatchObject({ remote: 'mfe-auth', phase: 'registry' })
})

it('says why a remote did not load, with the release that was tried', async () => {
  origin.outcome = 'fails'
  await expect(fetchRemote('mfe-chat')).rejects.toMatchObject({
    phase: 'entry',
    release,
    cause: expect.objectContaining({ message: expect.stringContaining('did not come') }),
  })
})

it('does not cache a failure: the next call tries again', async () => {
  origin.outcome = 'fails'
  await expect(fetchRemote('mfe-chat')).rejects.toMatchObject({ phase: 'entry' })
  origin.outcome = 'runs'
  expect(await fetchRemote('mfe-chat')).toEqual({ remote, release })
})

it('requests the registry again on retry, so that a fixed release is found', async () => {
  network.on('GET', '/remotes.json', { body: [{ ...release, contract: '^99.0.0' }] })
  await expect(fetchRemote('mfe-chat')).rejects.toMatchObject({ phase: 'contract' })
  network.on('GET', '/remotes.json', { body: [release] })
  expect(await fetchRemote('mfe-chat', true)).toEqual({ remote, release })
  expect(registryCalls()).toHaveLength(2)
})

it('keeps a remote that a retry has loaded when the first attempt fails late', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  network.on('GET', '/1.4.0/mf-manifest.json', () => promise)
  const first = fetchRemote('mfe-chat')
  const failed = expect(first).rejects.toMatchObject({ phase: 'entry' })
  await waitFor(() => expect(network.sent('GET', '/1.4.0/mf-manifest.json')).toHaveLength(1))
  network.on('GET', '/1.4.0/mf-manifest.json', { body: manifestOf(origin.manifest) })
  const second = fetchRemote('mfe-chat', true)
  await second
  reject(new DOMException('too late', 'TimeoutError'))
  await failed
  expect(fetchRemote('mfe-chat')).toBe(second)
})

it('tells whose code is on this page, and of nobody that did not come', async () => {
  const { openedRemotes } = await import('./fetch-remote.ts')
  const failed = fetchRemote('mfe-auth')
  const loaded = fetchRemote('mfe-chat')
  expect(await openedRemotes()).toEqual(['mfe-chat'])
  await Promise.allSettled([failed, loaded])
})

it('asks for the registry once for all remotes, and keeps it for a day without one', async () => {
  await fetchRemote('mfe-chat')
  await expect(fetchRemote('mfe-auth')).rejects.toMatchObject({ phase: 'registry' })
  expect(registryCalls()).toHaveLength(1)
  expect(JSON.parse(localStorage.getItem('remotes_registry') ?? '')).toEqual([release])
})

it('waits for the registry for five seconds', async () => {
  const patience = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal)
  localStorage.setItem('remotes_registry', JSON.stringify([release]))
  network.on('GET', '/remotes.json', () => new Promise(() => undefined))
  const fetching = fetchRemote('mfe-chat')
  expect(timeout.mock.calls).toEqual([[5000]])
  patience.abort(new DOMException('too late', 'TimeoutError'))
  expect(await fetching).toEqual({ remote, release })
})

it('reports why the registry was not read', async () => {
  network.on('GET', '/remotes.json', { status: 503 })
  await expect(fetchRemote('mfe-chat')).rejects.toMatchObject({ phase: 'registry' })
  expect(console.error).toHaveBeenCalledWith(
    'registry_failed',
    expect.objectContaining({ message: 'The registry answered 503' }),
  )
})

it.each([
  ['cannot be reached', { status: 503, body: [{ ...release, contract: '^99.0.0' }] }],
  ['is not a registry', { body: { remotes: [] } }],
])('uses the last good registry when the present one %s', async (_, answer) => {
  localStorage.setItem('remotes_registry', JSON.stringify([release]))
  network.on('GET', '/remotes.json', answer)
  expect(await fetchRemote('mfe-chat')).toEqual({ remote, release })
})

it('refuses a malformed line and says what is wrong with it; the others hold', async () => {
  const malformed = { ...release, name: 'mfe-auth', integrity: '' }
  localStorage.setItem('remotes_registry', JSON.stringify([{ ...release, name: 'mfe-auth' }]))
  network.on('GET', '/remotes.json', { body: [null, malformed, release] })
  await expect(fetchRemote('mfe-auth')).rejects.toMatchObject({
    remote: 'mfe-auth',
    phase: 'registry',
    cause: { code: 'malformed', field: 'integrity' },
  })
  expect(await fetchRemote('mfe-chat')).toEqual({ remote, release })
  expect(console.error).toHaveBeenCalledWith('registry_line_refused', { position: 0, field: 'line' })
  expect(console.error).toHaveBeenCalledWith('registry_line_refused', {
    position: 1,
    name: 'mfe-auth',
    field: 'integrity',
  })
})

it('finds no remote where the last good registry is none any more', async () => {
  localStorage.setItem('remotes_registry', '[{')
  network.on('GET', '/remotes.json', { status: 503 })
  await expect(fetchRemote('mfe-chat')).rejects.toMatchObject({ phase: 'registry' })
})

it('finds no remote on a first visit without a registry', async () => {
  network.on('GET', '/remotes.json', { status: 503 })
  await expect(fetchRemote('mfe-chat')).rejects.toMatchObject({ phase: 'registry' })
})

import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { fakeRemote, release, remote } from './testing/fake-remote.ts'

let network: FakeNetwork
let origin: ReturnType<typeof fakeRemote>
let fetchRemote: typeof import('./fetch-remote.ts').fetchRemote

beforeEach(async () => {
  localStorage.clear()
  network = fakeNetwork()
  origin = fakeRemote(network)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  // A page that was just opened: it knows no registry and no remote.
  jest.resetModules()
  ;({ fetchRemote } = await import('./fetch-remote.ts'))
})

afterEach(() => {
  origin.stop()
  jest.restoreAllMocks()
})

const registryCalls = () => network.sent('GET', '/remotes.json')

it('loads a remote once for all who ask', async () => {
  const [first, second] = await Promise.all([fetchRemote('mfe-chat'), fetchRemote('mfe-chat')])
  expect(first).toEqual({ remote, release })
  expect(second.remote).toBe(first.remote)
  await fetchRemote('mfe-chat')
  expect(origin.scripts).toHaveLength(1)
  expect(registryCalls()).toHaveLength(1)
})

it('refuses a remote for another contract before anything of it is asked for', async () => {
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
  await expect(fetchRemote('mfe-auth')).rejects.toMatchObject({ remote: 'mfe-auth', phase: 'listed' })
})

it('tells why a remote did not load, with the release that was tried', async () => {
  origin.fate = 'fails'
  await expect(fetchRemote('mfe-chat')).rejects.toMatchObject({
    phase: 'loaded',
    release,
    cause: expect.objectContaining({ message: expect.stringContaining('did not come') }),
  })
})

it('does not keep a failure: whoever asks next tries again', async () => {
  origin.fate = 'fails'
  await expect(fetchRemote('mfe-chat')).rejects.toMatchObject({ phase: 'loaded' })
  origin.fate = 'runs'
  expect(await fetchRemote('mfe-chat')).toEqual({ remote, release })
})

it('asks the registry again at a retry, so that a release that was put right is found', async () => {
  network.on('GET', '/remotes.json', { body: [{ ...release, contract: '^99.0.0' }] })
  await expect(fetchRemote('mfe-chat')).rejects.toMatchObject({ phase: 'contract' })
  network.on('GET', '/remotes.json', { body: [release] })
  expect(await fetchRemote('mfe-chat', true)).toEqual({ remote, release })
  expect(registryCalls()).toHaveLength(2)
})

it.each([
  ['cannot be reached', { status: 503 }],
  ['is none', { body: { remotes: [] } }],
  ['names a remote without integrity', { body: [{ ...release, integrity: '' }] }],
])('uses the last good registry when the present one %s', async (_, answer) => {
  localStorage.setItem('remotes_registry', JSON.stringify([release]))
  network.on('GET', '/remotes.json', answer)
  expect(await fetchRemote('mfe-chat')).toEqual({ remote, release })
})

it('knows no remote on a first visit without a registry', async () => {
  network.on('GET', '/remotes.json', { status: 503 })
  await expect(fetchRemote('mfe-chat')).rejects.toMatchObject({ phase: 'listed' })
})

import { connectionLost, type FakeNetwork, fakeNetwork } from '@confida/testing'
import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { release } from './testing/fake-remote.ts'

const PATH = '/remotes.json'
const LAST_GOOD = 'remotes_registry'

let network: FakeNetwork
let registry: typeof import('./registry.ts')

/** As a page that was just opened, on which nothing is known yet. */
async function openPage() {
  jest.resetModules()
  registry = await import('./registry.ts')
}

beforeEach(async () => {
  localStorage.clear()
  network = fakeNetwork()
  network.on('POST', '/api/remote-reports', { body: { status: 'success' } })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await openPage()
})

const answer = (...lines: unknown[]) => network.on('GET', PATH, { body: lines })
const fail = () =>
  network.on('GET', PATH, () => {
    throw connectionLost()
  })
const requests = () => network.sent('GET', PATH).length
const namesOf = ({ remotes }: { remotes: { name: string }[] }) => remotes.map(({ name }) => name)
const lastGoodNames = () => namesOf({ remotes: JSON.parse(localStorage.getItem(LAST_GOOD) ?? '') })
const nothing = { releases: [], refused: [], remotes: [] }
/** Says whose it is, and nothing of where that belongs. */
const broken = { name: 'mfe-chat', version: '1.5.0' }
const auth = {
  ...release,
  name: 'mfe-auth',
  entry: 'https://auth.example/2.0.0/mf-manifest.json',
  routes: [],
}

it('is loading before it has come, and has no gap after it', async () => {
  expect(registry.currentRegistry()).toEqual({ ...nothing, gap: 'loading' })
  answer(release)
  const known = await registry.knownRegistry()
  expect(known.gap).toBeUndefined()
  expect(registry.currentRegistry()).toBe(known)
})

it('is requested once, and again only where that is asked for', async () => {
  answer(release)
  await Promise.all([
    registry.knownRegistry(),
    registry.knownRegistry(),
    registry.findRelease('mfe-chat', false),
  ])
  expect(requests()).toBe(1)
  await registry.findRelease('mfe-chat', true)
  expect(requests()).toBe(2)
})

it('tells each listener of each load, until it is stopped', async () => {
  answer(release)
  const [one, other] = [jest.fn(), jest.fn()]
  const stop = registry.subscribeRegistry(one)
  registry.subscribeRegistry(other)
  await registry.loadRegistry()
  stop()
  await registry.loadRegistry()
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2])
})

describe('where it does not come', () => {
  it('the last good one counts, as long as it may', async () => {
    answer(release)
    await registry.loadRegistry()
    await openPage()
    fail()
    const known = await registry.loadRegistry()
    expect(known.releases).toEqual([release])
    expect(known.gap).toBeUndefined()
    expect(console.error).toHaveBeenCalledWith('registry_failed', expect.any(TypeError))
  })

  it.each([
    ['there is none', undefined],
    ['it is unreadable', '{'],
    ['it is empty', '[]'],
  ])('nobody can tell which remotes there are: %s', async (_, stored) => {
    if (stored) localStorage.setItem(LAST_GOOD, stored)
    fail()
    expect(await registry.loadRegistry()).toEqual({ ...nothing, gap: 'missing' })
  })

  it('an answer that is no registry takes nothing from the last good one', async () => {
    answer(release)
    await registry.loadRegistry()
    network.on('GET', PATH, { status: 500, body: [] })
    expect((await registry.loadRegistry()).releases).toEqual([release])
    expect(JSON.parse(localStorage.getItem(LAST_GOOD) ?? '')).toEqual([release])
  })
})

describe('a line that is malformed', () => {
  it('leaves its remote where it was, today and tomorrow, and the others alone', async () => {
    answer(release, auth)
    await registry.loadRegistry()
    for (const day of ['today', 'tomorrow']) {
      if (day === 'tomorrow') await openPage()
      answer(broken, auth)
      const known = await registry.loadRegistry()
      expect(namesOf(known).sort()).toEqual(['mfe-auth', 'mfe-chat'])
      expect(known.gap).toBeUndefined()
      expect(known.releases.map(({ name }) => name)).toEqual(['mfe-auth'])
    }
    expect(console.error).toHaveBeenCalledWith(
      'registry_line_refused',
      expect.objectContaining({ name: 'mfe-chat' }),
    )
  })

  it('leaves several remotes where they were', async () => {
    answer(release, auth)
    await registry.loadRegistry()
    answer(broken, { ...broken, name: 'mfe-auth' })
    const known = await registry.loadRegistry()
    expect(namesOf(known)).toEqual(['mfe-chat', 'mfe-auth'])
    expect(known.gap).toBeUndefined()
    expect(lastGoodNames()).toEqual(['mfe-chat', 'mfe-auth'])
  })

  it('gives its remote its place, once, where it still tells it', async () => {
    answer(release, auth)
    await registry.loadRegistry()
    const renamed = { ...release, integrity: 'none', title: { it: 'Chiacchiere' } }
    answer(auth, renamed)
    const known = await registry.loadRegistry()
    expect(known.remotes).toEqual([auth, renamed])
    expect(known.gap).toBeUndefined()
  })

  it('is a gap where nobody knows where its remote was', async () => {
    answer(broken, auth)
    expect(await registry.loadRegistry()).toMatchObject({ gap: 'missing' })
  })

  it('is no reason to keep what it does not name', async () => {
    answer(release, auth)
    await registry.loadRegistry()
    answer(broken)
    await registry.loadRegistry()
    expect(lastGoodNames()).toEqual(['mfe-chat'])
  })
})

describe('a release', () => {
  it('is found by its name, or the reason why not', async () => {
    answer(release, { ...auth, disabled: true }, { ...broken, name: 'mfe-companions' })
    expect(await registry.findRelease('mfe-chat', false)).toMatchObject({ version: release.version })
    const why = (name: Parameters<typeof registry.findRelease>[0]) =>
      registry.findRelease(name, false).catch((error) => error)
    expect(await why('mfe-auth')).toMatchObject({
      phase: 'registry',
      release: { name: 'mfe-auth' },
      cause: { name: 'SwitchedOff' },
    })
    expect(await why('mfe-companions')).toMatchObject({
      phase: 'registry',
      release: undefined,
      cause: { code: 'malformed', field: expect.any(String) },
    })
    const unlisted = await why('mfe-admin-users')
    expect(unlisted).toMatchObject({ phase: 'registry', release: undefined })
    expect(unlisted.cause).toBeUndefined()
  })

  it('makes its origin a listed one', async () => {
    answer(release, { ...auth, entry: '/remotes/mfe-auth/mf-manifest.json' })
    expect(registry.isListedOrigin('https://chat.example')).toBe(false)
    await registry.loadRegistry()
    expect(registry.isListedOrigin('https://chat.example')).toBe(true)
    expect(registry.isListedOrigin(location.origin)).toBe(true)
    expect(registry.isListedOrigin('https://chat.example.org')).toBe(false)
  })
})

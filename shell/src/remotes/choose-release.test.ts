import type { RemoteRelease } from '@confida/remote-kit'
import { beforeEach, expect, it, jest } from '@jest/globals'
import { release } from './testing/fake-remote.ts'

const next = { ...release, version: '1.5.0', entry: 'https://next.example/mf-manifest.json' }
const line = (changes: Partial<RemoteRelease> = {}): RemoteRelease => ({
  ...release,
  canary: { ...next, share: 10 },
  ...changes,
})

/** Like a freshly opened page, at an address. */
async function open(address = '/') {
  history.replaceState(null, '', address)
  jest.resetModules()
  return (await import('./choose-release.ts')).chooseRelease
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('gives a canary to its share of the browsers', async () => {
  const chooseRelease = await open()
  let canaries = 0
  for (let browser = 0; browser < 2000; browser++) {
    localStorage.clear()
    if (chooseRelease(line()).version === '1.5.0') canaries++
  }
  expect(canaries / 2000).toBeGreaterThan(0.05)
  expect(canaries / 2000).toBeLessThan(0.15)
})

it('gives a browser always the same, and a larger share to whom the smaller one had', async () => {
  const chooseRelease = await open()
  for (let browser = 0; browser < 100; browser++) {
    localStorage.clear()
    const chosen = [5, 20, 50, 80].map((share) => chooseRelease(line({ canary: { ...next, share } })).version)
    expect(chosen).toEqual(chosen.toSorted())
    const again = await open()
    expect(again(line({ canary: { ...next, share: 50 } })).version).toBe(chosen[2])
  }
})

it('keeps the place of a browser from one release of the shell to the next', async () => {
  localStorage.setItem('release_draw', 'x7k2p9')
  const chooseRelease = await open()
  const versionAt = (share: number) => chooseRelease(line({ canary: { ...next, share } })).version
  expect([versionAt(61), versionAt(62)]).toEqual(['1.4.0', '1.5.0'])
})

it('gives nobody or everybody a canary of 0 or 100 %, and draws nothing where there is none', async () => {
  const chooseRelease = await open()
  expect(chooseRelease(release)).toBe(release)
  expect(localStorage).toHaveLength(0)
  expect(chooseRelease(line({ canary: { ...next, share: 0 } })).version).toBe('1.4.0')
  expect(chooseRelease(line({ canary: { ...next, share: 100 } }))).toMatchObject({
    name: 'mfe-chat',
    version: '1.5.0',
    entry: next.entry,
    routes: release.routes,
  })
})

it('gives testers the version that they ask for, in this tab, if the registry lists it', async () => {
  const hidden = line({ canary: undefined, versions: [next], disabled: true })
  expect((await open('/?release=mfe-chat@1.5.0'))(hidden)).toMatchObject({
    version: '1.5.0',
    disabled: false,
  })
  expect((await open('/dashboard'))(hidden).version).toBe('1.5.0')
  expect((await open('/'))({ ...hidden, name: 'mfe-auth' }).version).toBe('1.4.0')
  expect((await open('/?release=mfe-chat@9.9.9'))(hidden)).toBe(hidden)
  expect((await open('/?release='))(hidden)).toBe(hidden)
})

it('does without a canary that is malformed', async () => {
  const chooseRelease = await open()
  const malformed = line({ canary: { ...next, entry: 'javascript:alert(1)', share: 100 } })
  expect(chooseRelease(malformed).version).toBe('1.4.0')
})

import { connectionLost, type FakeNetwork, fakeNetwork } from '@confida/testing'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { resetFederationGlobalInfo } from '@module-federation/runtime-core'
import { waitFor } from '@testing-library/react'
import { fakeRemote, release } from './testing/fake-remote.ts'

const PATH = '/api/remote-reports'

let network: FakeNetwork
let origin: ReturnType<typeof fakeRemote>
let fetchRemote: typeof import('./fetch-remote.ts').fetchRemote
let reportFailure: typeof import('./remote-failure.ts').reportFailure
let RemoteFailure: typeof import('./remote-failure.ts').RemoteFailure

beforeEach(async () => {
  localStorage.clear()
  network = fakeNetwork()
  network.on('POST', PATH, { body: { status: 'success' } })
  origin = fakeRemote(network)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  // Like a freshly opened page: nothing is loaded or reported yet.
  jest.resetModules()
  resetFederationGlobalInfo()
  ;({ fetchRemote } = await import('./fetch-remote.ts'))
  ;({ reportFailure, RemoteFailure } = await import('./remote-failure.ts'))
})

afterEach(() => {
  // Else what is unsent would be sent in the next test.
  leavePage()
  origin.stop()
  jest.restoreAllMocks()
})

const expectReports = (...reports: object[]) =>
  waitFor(() => expect(network.sent('POST', PATH).map(({ body }) => body)).toEqual(reports))

function turnPage(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const leavePage = () => turnPage('hidden')

it.each([
  ['entry', 'status', () => network.on('GET', '/1.4.0/mf-manifest.json', { status: 404 })],
  ['evaluation', 'threw', () => Object.assign(origin, { module: {} })],
  ['chunk', 'unreachable', () => Object.assign(origin, { lostChunks: 2 })],
  [
    'contract',
    'incompatible',
    () => network.on('GET', '/remotes.json', { body: [{ ...release, contract: '^99.0.0' }] }),
  ],
])('reports a failure in the phase "%s" once, with its code', async (phase, code, breakIt) => {
  breakIt()
  const failure = await fetchRemote('mfe-chat').catch((error) => error)
  await reportFailure(failure)
  await reportFailure(failure)
  await expectReports({ failures: [{ remote: 'mfe-chat', version: '1.4.0', phase, code }], openings: [] })
})

it('reports a remote that the registry does not list, and with which version a screen threw', async () => {
  await reportFailure(await fetchRemote('mfe-auth').catch((error) => error))
  await fetchRemote('mfe-chat')
  await reportFailure(new RemoteFailure('mfe-chat', 'render', undefined, new Error('secret of Anna')))
  await expectReports(
    { failures: [{ remote: 'mfe-auth', version: null, phase: 'registry', code: 'unlisted' }], openings: [] },
    { failures: [{ remote: 'mfe-chat', version: '1.4.0', phase: 'render', code: 'threw' }], openings: [] },
  )
})

it('reports a line of the registry that is malformed, and none that is switched off', async () => {
  const off = { ...release, name: 'mfe-auth', disabled: true }
  network.on('GET', '/remotes.json', { body: [off, { ...release, integrity: 'none' }] })
  for (const name of ['mfe-auth', 'mfe-chat'] as const)
    await reportFailure(await fetchRemote(name).catch((error) => error))
  await expectReports({
    failures: [{ remote: 'mfe-chat', version: null, phase: 'registry', code: 'malformed' }],
    openings: [],
  })
})

it('tells whoever looks at the console what was reported, and why', async () => {
  const cause = new Error('undefined is not a function')
  await reportFailure(new RemoteFailure('mfe-chat', 'render', release, cause))
  const facts = { remote: 'mfe-chat', version: '1.4.0', phase: 'render', code: 'threw', cause }
  expect(jest.mocked(console.error).mock.calls).toEqual([['remote_failed', facts]])
})

it.each([
  ['status', { status: 503 }],
  ['malformed', { body: { remotes: [] } }],
  [
    'unreachable',
    () => {
      throw connectionLost()
    },
  ],
])('reports a registry that cannot be read: %s', async (code, answer) => {
  network.on('GET', '/remotes.json', answer)
  await fetchRemote('mfe-chat').catch(() => undefined)
  await fetchRemote('mfe-chat', true).catch(() => undefined)
  // Comes after whatever else would be reported.
  await reportFailure(new RemoteFailure('mfe-auth', 'registry'))
  await expectReports(
    { failures: [{ remote: 'shell', version: null, phase: 'registry', code }], openings: [] },
    { failures: [{ remote: 'mfe-auth', version: null, phase: 'registry', code: 'unlisted' }], openings: [] },
  )
})

it('reports the versions in use when the page is left, each once and with the anti-forgery pair', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = 'XSRF-TOKEN=a%2Fb'
  const request = jest.spyOn(globalThis, 'fetch')
  await fetchRemote('mfe-chat')
  await fetchRemote('mfe-chat', true)
  // As whoever comes back to a tab does.
  turnPage('visible')
  await reportFailure(new RemoteFailure('mfe-auth', 'registry'))
  leavePage()
  leavePage()
  await expectReports(
    { failures: [{ remote: 'mfe-auth', version: null, phase: 'registry', code: 'unlisted' }], openings: [] },
    { failures: [], openings: [{ remote: 'mfe-chat', version: '1.4.0' }] },
  )
  expect(network.sent('POST', PATH)[1]?.headers.get('x-xsrf-token')).toBe('a/b')
  // Else the browser would give it up together with the page.
  expect(request).toHaveBeenLastCalledWith(PATH, expect.objectContaining({ keepalive: true }))
})

it('leaves everybody alone where a report is lost', async () => {
  network.on('POST', PATH, () => {
    throw connectionLost()
  })
  await expect(fetchRemote('mfe-auth')).rejects.toMatchObject({ phase: 'registry' })
  await expect(reportFailure(new RemoteFailure('mfe-auth', 'registry'))).resolves.toBeUndefined()
})

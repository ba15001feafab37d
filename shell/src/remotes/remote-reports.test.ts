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

function leavePage() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

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
  await expectReports({
    failures: [{ remote: 'shell', version: null, phase: 'registry', code }],
    openings: [],
  })
})

it('reports the versions in use when the page is left, each once and with the anti-forgery pair', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = 'XSRF-TOKEN=a%2Fb'
  await fetchRemote('mfe-chat')
  await fetchRemote('mfe-chat', true)
  expect(network.sent('POST', PATH)).toEqual([])
  leavePage()
  leavePage()
  await expectReports({ failures: [], openings: [{ remote: 'mfe-chat', version: '1.4.0' }] })
  expect(network.sent('POST', PATH)[0]?.headers.get('x-xsrf-token')).toBe('a/b')
})

it('leaves everybody alone where a report is lost', async () => {
  network.on('POST', PATH, () => {
    throw connectionLost()
  })
  await expect(fetchRemote('mfe-auth')).rejects.toMatchObject({ phase: 'registry' })
  await expect(reportFailure(new RemoteFailure('mfe-auth', 'registry'))).resolves.toBeUndefined()
})

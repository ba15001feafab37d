import { connectionLost, type FakeNetwork, fakeNetwork } from '@confida/testing'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { codeOf, codeOfRegistry, FileNotLoaded, LoadProblem, MalformedLine, phaseOf } from './load-problem.ts'
import { loadRelease } from './load-release.ts'
import { fakeRemote, manifestOf, release } from './testing/fake-remote.ts'

const MANIFEST = '/1.4.0/mf-manifest.json'
const ENTRY = '/1.4.0/remoteEntry.0123456789.js'

let network: FakeNetwork
let origin: ReturnType<typeof fakeRemote>

beforeEach(() => {
  network = fakeNetwork()
  origin = fakeRemote(network)
  jest.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  origin.stop()
  jest.restoreAllMocks()
})

const lose = () => {
  throw connectionLost()
}

/** Why the release did not load. */
const whyNot = () => loadRelease(release).then(() => 'loaded', codeOf)

it.each([
  ['unreachable', 'the connection is lost', lose],
  ['status', 'it is not there', () => ({ status: 404 })],
  ['malformed', 'it is another page', () => ({ body: '<!doctype html>' })],
  ['malformed', 'it is another JSON', () => ({ body: { name: 'chat' } })],
  [
    'malformed',
    'it vouches for no entry',
    () => ({ body: manifestOf({ ...origin.manifest, remoteEntry: {} }) }),
  ],
])('a manifest: %s where %s', async (code, _, answer) => {
  network.on('GET', MANIFEST, answer)
  expect(await whyNot()).toBe(code)
})

it('a manifest: altered where its bytes are not those of the registry', async () => {
  let isRefused = false
  // A browser refuses such bytes as if the connection had been lost; asked for without integrity they come.
  network.on('GET', MANIFEST, ({ integrity }) => {
    isRefused ||= Boolean(integrity)
    if (integrity) throw connectionLost()
    return { body: {} }
  })
  const request = jest.spyOn(globalThis, 'fetch')
  expect(await whyNot()).toBe('altered')
  expect(isRefused).toBe(true)
  // What the browser has kept is what was refused.
  expect(request).toHaveBeenLastCalledWith(release.entry, { mode: 'cors', cache: 'no-store' })
})

it.each([
  ['unreachable', 'the connection is lost', lose],
  ['status', 'it is not there', () => ({ status: 404 })],
  [
    'malformed',
    'it is another page',
    () => ({ body: '', headers: { 'content-type': 'text/html; charset=utf-8' } }),
  ],
  ['altered', 'its bytes are others', () => ({ body: 'tampered = true' })],
])('an entry script: %s where %s', async (code, _, answer) => {
  origin.outcome = 'fails'
  network.on('GET', ENTRY, answer)
  expect(await whyNot()).toBe(code)
})

it('an entry script: threw where it exposes nothing', async () => {
  origin.module = {}
  expect(await whyNot()).toBe('threw')
})

it('timeout where nothing came for five seconds', async () => {
  jest.useFakeTimers()
  origin.outcome = 'never comes'
  const why = whyNot()
  await jest.advanceTimersByTimeAsync(5000)
  expect(await why).toBe('timeout')
  jest.useRealTimers()
})

it.each([
  ['timeout', { type: 'timeout' }, undefined],
  ['unreachable', { type: 'error' }, undefined],
  ['status', { type: 'error', request: `https://chat.example${ENTRY}` }, { status: 404 }],
  ['altered', { type: 'error', request: `https://chat.example${ENTRY}` }, { body: '' }],
])('a chunk: %s', async (code, fields, answer) => {
  if (answer) network.on('GET', ENTRY, answer)
  expect(await codeOf(Object.assign(new Error(), { name: 'ChunkLoadError' }, fields))).toBe(code)
})

const tooLate = new DOMException('', 'TimeoutError')
const stopped = new DOMException('', 'AbortError')

it('tells a registry that came too late from one that is away, or is none', () => {
  expect(codeOfRegistry(tooLate)).toBe('timeout')
  expect(codeOfRegistry(new TypeError('Failed to fetch'))).toBe('unreachable')
  for (const error of [stopped, new SyntaxError(), Object.assign(new Error(), { name: 'TimeoutError' })])
    expect(codeOfRegistry(error)).toBe('malformed')
})

it('takes what came too late for lost on its way, and other faults for the code that came', () => {
  const away = [tooLate, new FileNotLoaded('/entry.js', undefined), new LoadProblem('status', '')]
  for (const error of away) expect(phaseOf(error, 'entry')).toBe('entry')
  for (const error of [stopped, new Error(), new LoadProblem('threw', '')])
    expect(phaseOf(error, 'entry')).toBe('evaluation')
  const chunk = Object.assign(new Error(), { name: 'ChunkLoadError' })
  expect(phaseOf(chunk, 'entry')).toBe('chunk')
})

it('says in the console what is wrong, and what was behind it', async () => {
  const cause = new Error('of the browser')
  expect(new FileNotLoaded('/entry.js', cause).cause).toBe(cause)
  expect(String(new LoadProblem('threw', 'no mount', cause))).toBe('LoadProblem: no mount')
  expect(new LoadProblem('threw', '', cause).cause).toBe(cause)
  expect(new MalformedLine('entry').message).toBe("The registry's line has no valid entry")
  network.on('GET', MANIFEST, { body: '<!doctype html>' })
  await expect(loadRelease(release)).rejects.toThrow(`${release.entry} is no manifest`)
})

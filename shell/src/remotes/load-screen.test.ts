import { startI18n } from '@confida/i18n'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { TIMEOUT_MS } from './in-time.ts'
import { loadedScreen, loadScreen } from './load-screen.ts'
import { fakeRemote, release, remote } from './testing/fake-remote.ts'

const Page = () => null
const chunkLost = () => Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type: 'error' })

let network: FakeNetwork
let origin: ReturnType<typeof fakeRemote>

beforeEach(async () => {
  network = fakeNetwork()
  origin = fakeRemote(network)
  remote.texts = { namespace: 'chat', load: async () => ({}) }
  remote.routes = { chat: { load: async () => ({ Screen: Page }) } }
  await startI18n()
  // The remote itself is there; what is tried is the way to its screens.
  await loadScreen('mfe-chat', 'chat')
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
  origin.stop()
})

const problemOf = (work: Promise<unknown>) => work.catch((error) => error)
/** A namespace of its own for each test: texts that came are not asked for again. */
const giveTexts = (namespace: string, load: () => Promise<object>) => {
  remote.texts = { namespace, load: load as typeof remote.texts.load }
}

it('keeps a screen that came, of that remote alone', () => {
  expect(loadedScreen('mfe-chat', 'chat')).toEqual({ Screen: Page })
  expect(loadedScreen('mfe-auth', 'chat')).toBeUndefined()
})

it('asks once more, a moment later, for a screen whose chunk was lost', async () => {
  const load = jest.fn(async () => ({ Screen: Page })).mockRejectedValueOnce(chunkLost())
  remote.routes.unlucky = { load }
  const loading = loadScreen('mfe-chat', 'unlucky')
  await jest.advanceTimersByTimeAsync(200)
  expect(await loading).toEqual({ Screen: Page })
  expect(load).toHaveBeenCalledTimes(2)
})

it('gives up a screen that does not come in time', async () => {
  remote.routes.slow = { load: () => new Promise(() => undefined) }
  const problem = problemOf(loadScreen('mfe-chat', 'slow'))
  await jest.advanceTimersByTimeAsync(TIMEOUT_MS)
  expect(await problem).toMatchObject({
    remote: 'mfe-chat',
    phase: 'chunk',
    cause: { name: 'TimeoutError' },
  })
  expect(loadedScreen('mfe-chat', 'slow')).toBeUndefined()
})

it('asks once more for texts whose chunk was lost', async () => {
  const load = jest.fn(async () => ({ hello: 'hello' })).mockRejectedValueOnce(chunkLost())
  giveTexts('unlucky-texts', load)
  const loading = loadScreen('mfe-chat', 'chat')
  await jest.advanceTimersByTimeAsync(200)
  expect(await loading).toEqual({ Screen: Page })
  expect(load).toHaveBeenCalledTimes(2)
})

it('gives up texts that do not come in time, and names the release without them', async () => {
  giveTexts('slow-texts', () => new Promise(() => undefined))
  const problem = problemOf(loadScreen('mfe-chat', 'chat'))
  await jest.advanceTimersByTimeAsync(TIMEOUT_MS)
  expect(await problem).toMatchObject({
    remote: 'mfe-chat',
    phase: 'translations',
    release: { version: release.version },
    cause: { name: 'TimeoutError' },
  })
})

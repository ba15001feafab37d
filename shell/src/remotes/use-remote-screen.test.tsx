import { startI18n } from '@confida/i18n'
import type { RemoteName } from '@confida/remote-kit'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, renderHook, waitFor } from '@testing-library/react'
import { loadScreen } from './load-screen.ts'
import { fakeRemote, remote } from './testing/fake-remote.ts'
import { useRemoteScreen } from './use-remote-screen.ts'

const ChatPage = () => null
const MemoriesPage = () => null

let network: FakeNetwork
let origin: ReturnType<typeof fakeRemote>

beforeEach(async () => {
  network = fakeNetwork()
  origin = fakeRemote(network)
  remote.routes = {
    chat: { load: async () => ({ Screen: ChatPage }) },
    memories: { load: async () => ({ Screen: MemoriesPage }) },
  }
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await startI18n()
})

afterEach(() => {
  origin.stop()
  jest.restoreAllMocks()
})

it('returns a screen when it has loaded, and at once when it was loaded before', async () => {
  const load = jest.fn(async () => ({ Screen: ChatPage }))
  remote.routes.chat = { load }
  const first = renderHook(() => useRemoteScreen('mfe-chat', 'chat'))
  expect(first.result.current.screen).toBeUndefined()
  await waitFor(() => expect(first.result.current.screen).toEqual({ Screen: ChatPage }))

  const seen: unknown[] = []
  renderHook(() => seen.push(useRemoteScreen('mfe-chat', 'chat').screen?.Screen))
  expect(new Set(seen)).toEqual(new Set([ChatPage]))
  // What was begun before is done with it.
  await loadScreen('mfe-chat', 'memories')
  expect(load).toHaveBeenCalledTimes(1)
})

it('asks for the registry once, however many screens are shown', async () => {
  await loadScreen('mfe-chat', 'chat')
  const asked = network.sent('GET', '/remotes.json').length
  remote.routes.settings = { load: async () => ({ Screen: MemoriesPage }) }
  const { result } = renderHook(() => useRemoteScreen('mfe-chat', 'settings'))
  await waitFor(() => expect(result.current.screen?.Screen).toBe(MemoriesPage))
  await loadScreen('mfe-chat', 'memories')
  expect(network.sent('GET', '/remotes.json')).toHaveLength(asked)
})

it('switches to another screen without showing the previous one meanwhile', async () => {
  await loadScreen('mfe-chat', 'chat')
  const { result, rerender } = renderHook(({ route }) => useRemoteScreen('mfe-chat', route), {
    initialProps: { route: 'chat' },
  })
  rerender({ route: 'memories' })
  await waitFor(() => expect(result.current.screen).toEqual({ Screen: MemoriesPage }))
  rerender({ route: 'chat' })
  expect(result.current.screen?.Screen).toBe(ChatPage)
})

it('stays on the screen that was chosen last, whichever comes in last', async () => {
  const { promise, resolve } = Promise.withResolvers<{ Screen: () => null }>()
  remote.routes.slow = { load: () => promise }
  const { result, rerender } = renderHook(({ route }) => useRemoteScreen('mfe-chat', route), {
    initialProps: { route: 'slow' },
  })
  rerender({ route: 'memories' })
  await waitFor(() => expect(result.current.screen?.Screen).toBe(MemoriesPage))
  await act(async () => {
    resolve({ Screen: ChatPage })
    await loadScreen('mfe-chat', 'slow')
  })
  expect(result.current.screen?.Screen).toBe(MemoriesPage)
})

it('requests the registry and the remote again on retry, even for a loaded screen', async () => {
  await loadScreen('mfe-chat', 'chat')
  const { result } = renderHook(() => useRemoteScreen('mfe-chat', 'chat'))
  const asked = network.sent('GET', '/remotes.json').length
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.screen?.Screen).toBe(ChatPage))
  expect(network.sent('GET', '/remotes.json')).toHaveLength(asked + 1)
})

it('returns the failure, then the screen when a retry succeeds', async () => {
  let isBroken = true
  remote.routes.wizard = {
    load: async () => {
      if (isBroken) throw new Error('offline')
      return { Screen: ChatPage }
    },
  }
  const { result } = renderHook(() => useRemoteScreen('mfe-chat', 'wizard'))
  await waitFor(() =>
    expect(result.current.failure).toMatchObject({ remote: 'mfe-chat', phase: 'evaluation' }),
  )
  isBroken = false
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.screen?.Screen).toBe(ChatPage))
  expect(result.current.failure).toBeUndefined()
})

it('fails for a screen that the remote does not have', async () => {
  const { result } = renderHook(() => useRemoteScreen('mfe-chat', 'nowhere'))
  await waitFor(() => expect(result.current.failure).toMatchObject({ phase: 'registry' }))
})

it('stays on the screen that was chosen last, whatever fails after it', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  remote.routes.lost = { load: () => promise }
  const { result, rerender } = renderHook(({ route }) => useRemoteScreen('mfe-chat', route), {
    initialProps: { route: 'lost' },
  })
  rerender({ route: 'memories' })
  await waitFor(() => expect(result.current.screen?.Screen).toBe(MemoriesPage))
  await act(async () => {
    reject(new Error('offline'))
    await loadScreen('mfe-chat', 'lost').catch(() => undefined)
  })
  expect(result.current.failure).toBeUndefined()
  expect(result.current.screen?.Screen).toBe(MemoriesPage)
})

it('names the remote that is shown now where its screen fails later', async () => {
  const { result, rerender } = renderHook(({ name }) => useRemoteScreen(name, 'chat'), {
    initialProps: { name: 'mfe-auth' as RemoteName },
  })
  await waitFor(() => expect(result.current.failure).toMatchObject({ phase: 'registry' }))
  rerender({ name: 'mfe-chat' })
  await waitFor(() => expect(result.current.screen?.Screen).toBe(ChatPage))
  const cause = new Error('late')
  act(() => result.current.fail(cause))
  expect(result.current.failure).toMatchObject({ remote: 'mfe-chat', phase: 'render', cause })
  expect(result.current.screen).toBeUndefined()
})

it('fails for a remote that exposes something else than a remote', async () => {
  const texts = remote.texts
  Object.assign(remote, { texts: undefined })
  const { result } = renderHook(() => useRemoteScreen('mfe-chat', 'untold'))
  await waitFor(() =>
    expect(result.current.failure).toMatchObject({
      remote: 'mfe-chat',
      phase: 'evaluation',
      cause: expect.any(TypeError),
    }),
  )
  Object.assign(remote, { texts })
})

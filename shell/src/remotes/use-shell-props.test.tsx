import { setLanguage, startI18n } from '@confida/i18n'
import type { RouteDeclaration } from '@confida/remote-kit'
import { beginSession, useSession } from '@confida/session'
import { aUser, fakeNetwork } from '@confida/testing'
import { useTheme } from '@confida/ui'
import { beforeEach, expect, it, jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { loadRegistry } from './registry.ts'
import { release } from './testing/fake-remote.ts'
import { useShellProps } from './use-shell-props.ts'

const routeTo = (path: string): RouteDeclaration => ({ path, screen: 'chat', access: 'user' })
const paths = ['/', '/dashboard', '/text-chat/:companionId', '/talks/:companionId/notes', '/memories/*']

beforeEach(async () => {
  localStorage.clear()
  fakeNetwork().on('GET', '/remotes.json', { body: [{ ...release, routes: paths.map(routeTo) }] })
  await startI18n()
  await setLanguage('en')
  await loadRegistry()
})

/** The props of a screen at an address, with what a test changes beside them. */
function open(address: string, handlers: { onClose?: () => void; onError?: () => void } = {}) {
  const useScreen = ({ onClose, onError = () => undefined }: typeof handlers) => ({
    props: useShellProps('chat', { onClose, onError }),
    setTheme: useTheme().setTheme,
    address: useLocation().pathname,
  })
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <MemoryRouter initialEntries={['/before', address]}>{children}</MemoryRouter>
  )
  return renderHook(useScreen, { wrapper, initialProps: handlers })
}

it.each([
  ['/', '', '/'],
  ['/dashboard?tab=2', '/dashboard', '?tab=2'],
  ['/text-chat/one?unread', '/text-chat', '/one?unread'],
  ['/talks/one/notes', '/talks', '/one/notes'],
  ['/memories/2026/may', '/memories', '/2026/may'],
  ['/unlisted/one', '', '/unlisted/one'],
])('splits %s into the part that is the remote’s place, and the path below it', (address, basename, path) => {
  expect(open(address).result.current.props).toMatchObject({ route: 'chat', basename, path })
})

it('are the same until language, theme or address are others', async () => {
  const { result, rerender } = open('/text-chat/one')
  const seen = new Set([result.current.props])
  rerender({ onClose: () => undefined })
  seen.add(result.current.props)
  expect(seen.size).toBe(1)
  await act(() => setLanguage('ar'))
  seen.add(result.current.props)
  act(() => result.current.setTheme('dark'))
  seen.add(result.current.props)
  act(() => result.current.props.navigate('/text-chat/two'))
  seen.add(result.current.props)
  expect(seen.size).toBe(4)
  expect(result.current.props).toMatchObject({ language: 'ar', theme: 'dark', path: '/two' })
})

it('close and tell of errors as the page says now, whenever they were handed over', () => {
  const [early, late] = [jest.fn(), jest.fn()]
  const { result, rerender } = open('/text-chat/one', { onClose: early, onError: early })
  const { onClose, onError } = result.current.props
  rerender({ onClose: late, onError: late })
  onClose()
  onError('broken')
  expect(early).not.toHaveBeenCalled()
  expect(late.mock.calls).toEqual([[], ['broken']])
  expect(result.current.address).toBe('/text-chat/one')
})

it('go back where the page has no other way to close', () => {
  const { result } = open('/text-chat/one')
  act(() => result.current.props.onClose())
  expect(result.current.address).toBe('/before')
})

it('tell a remote of another token, and of nothing else of the session', () => {
  beginSession({ token: 'first', user: aUser() })
  const { session } = open('/text-chat/one').result.current.props
  const listener = jest.fn()
  const stop = session.subscribe(listener)
  useSession.setState({ user: aUser({ name: 'Bea' }) })
  expect(listener).not.toHaveBeenCalled()
  useSession.setState({ token: 'second' })
  expect(listener).toHaveBeenCalledTimes(1)
  expect(session.token()).toBe('second')
  stop()
  useSession.setState({ token: 'third' })
  expect(listener).toHaveBeenCalledTimes(1)
})

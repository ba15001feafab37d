import { registerTexts, setLanguage, startI18n } from '@confida/i18n'
import type { Mount, ShellProps } from '@confida/remote-kit'
import { beginSession, useSession } from '@confida/session'
import { aUser, type FakeNetwork, fakeNetwork } from '@confida/testing'
import { setTheme } from '@confida/ui'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { loadShellTexts } from '../locales/index.ts'
import { loadRegistry } from './registry.ts'
import { RemoteOutlet } from './remote-outlet.tsx'
import { fakeRemote } from './testing/fake-remote.ts'

let network: FakeNetwork
let origin: ReturnType<typeof fakeRemote>
let reports: jest.Spied<typeof console.error>
/** What the remote exposes, which is loaded once. */
let mount: Mount
let props: ShellProps
/** What the remote was told, in order. */
let calls: string[]

/** Draws what it was handed, and takes it away. */
const plain: Mount = (element, handed) => {
  props = handed
  calls.push('mount')
  element.textContent = `${handed.language} ${handed.path}`
  return () => {
    calls.push('unmount')
  }
}

const updating: Mount = (element, handed) => ({
  unmount: plain(element, handed) as () => void,
  update: (changed) => {
    calls.push('update')
    element.textContent = `${changed.language} ${changed.path}`
  },
})

beforeEach(async () => {
  localStorage.clear()
  calls = []
  network = fakeNetwork()
  origin = fakeRemote(network)
  origin.module = { mount: ((element, handed) => mount(element, handed)) satisfies Mount }
  reports = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await startI18n()
  await registerTexts('shell', loadShellTexts)
  await setLanguage('en')
  await loadRegistry()
})

afterEach(() => {
  origin.stop()
  jest.restoreAllMocks()
})

function openChat(path = '/text-chat/one') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Link to="/text-chat/two">two</Link>
      <Link to="/elsewhere">elsewhere</Link>
      <Routes>
        <Route path="/text-chat/:id" element={<RemoteOutlet remote="mfe-chat" route="chat" />} />
        <Route path="/elsewhere" element="the page elsewhere" />
      </Routes>
    </MemoryRouter>,
  )
}

const click = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
const codesReported = () =>
  reports.mock.calls.flatMap(([title, facts]) => (title === 'remote_failed' ? [facts] : []))

it('shows what the remote draws, and takes it away when the page is left', async () => {
  mount = plain
  openChat('/text-chat/one?unread')
  expect(await screen.findByText('en /one?unread')).not.toBeNull()
  expect(props).toMatchObject({ route: 'chat', basename: '/text-chat', theme: 'light' })
  click('elsewhere')
  expect(await screen.findByText('the page elsewhere')).not.toBeNull()
  expect(calls).toEqual(['mount', 'unmount'])
  expect(codesReported()).toEqual([])
})

it('goes on to the next page where a remote cannot be taken away, and reports it', async () => {
  mount = (element, handed) => {
    plain(element, handed)
    return () => {
      throw new Error('stuck')
    }
  }
  openChat()
  await screen.findByText('en /one')
  click('elsewhere')
  expect(await screen.findByText('the page elsewhere')).not.toBeNull()
  await waitFor(() =>
    expect(codesReported()).toContainEqual(expect.objectContaining({ remote: 'mfe-chat', phase: 'render' })),
  )
})

it('tells of another language and another address', async () => {
  mount = updating
  openChat()
  await screen.findByText('en /one')
  await act(() => setLanguage('ar'))
  expect(await screen.findByText('ar /one')).not.toBeNull()
  click('two')
  expect(await screen.findByText('ar /two')).not.toBeNull()
  expect(new Set(calls)).toEqual(new Set(['mount', 'update']))
})

it('shows what cannot be told of another language anew', async () => {
  mount = plain
  openChat()
  await screen.findByText('en /one')
  click('two')
  await act(() => setLanguage('ar'))
  expect(await screen.findByText('ar /two')).not.toBeNull()
  expect(calls).toEqual(['mount', 'unmount', 'mount'])
})

it('shows what cannot be told of another theme anew, without what it has left behind', async () => {
  mount = (element, handed) => {
    calls.push('mount')
    element.append(`${handed.theme} `)
    return () => {
      calls.push('unmount')
    }
  }
  openChat()
  await screen.findByText('light')
  act(() => setTheme('dark'))
  expect(await screen.findByText('dark')).not.toBeNull()
  expect(screen.queryByText(/light/)).toBeNull()
  expect(calls).toEqual(['mount', 'unmount', 'mount'])
})

it('says what is wrong with a remote that does not say how it is taken away', async () => {
  mount = () => undefined as never
  openChat()
  const cause = new TypeError('mount has to return how to unmount')
  expect(await screen.findByText('Chat: not available')).not.toBeNull()
  expect(reports.mock.calls.flat()).toContainEqual(cause)
})

it('opens paths of the shell, and hands over the session', async () => {
  mount = plain
  beginSession({ token: 'first', user: aUser() })
  openChat()
  await screen.findByText('en /one')
  expect(props.session.token()).toBe('first')
  const tokens: unknown[] = []
  const stop = props.session.subscribe(() => tokens.push(props.session.token()))
  act(() => props.navigate('/elsewhere'))
  expect(await screen.findByText('the page elsewhere')).not.toBeNull()
  network.on('POST', '/api/auth/logout', { status: 204 })
  await props.session.logout()
  expect(useSession.getState()).toMatchObject({ status: 'visitor', endedBy: 'user' })
  stop()
  beginSession({ token: 'second', user: aUser() })
  expect(tokens).toEqual([undefined])
})

it.each([
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
  ['does not say how it is taken away', () => undefined as never],
  [
    'fails later',
    (element, handed) => {
      queueMicrotask(() => handed.onError(new Error('late')))
      return plain(element, handed)
    },
  ],
] satisfies [string, Mount][])(
  'contains a remote that %s, and shows it again on request',
  async (_, broken: Mount) => {
    mount = broken
    openChat()
    expect(await screen.findByText('Chat: not available')).not.toBeNull()
    mount = plain
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('en /one')).not.toBeNull()
  },
)

it('contains what throws when it is told something', async () => {
  mount = (element, handed) => ({
    unmount: plain(element, handed) as () => void,
    update: () => {
      throw new Error('no')
    },
  })
  openChat()
  await screen.findByText('en /one')
  click('two')
  expect(await screen.findByText('Chat: not available')).not.toBeNull()
  expect(calls).toEqual(['mount', 'unmount'])
})

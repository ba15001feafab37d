import { registerTexts, setLanguage, startI18n } from '@confida/i18n'
import { CONTRACT_VERSION, type ScreenProps } from '@confida/remote-kit'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { MAIN_ID } from '@confida/ui'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { loadShellTexts } from '../locales/index.ts'
import { RemoteOutlet } from './remote-outlet.tsx'
import { fakeRemote, release, remote } from './testing/fake-remote.ts'

let network: FakeNetwork
let origin: ReturnType<typeof fakeRemote>
let reports: jest.Spied<typeof console.error>

beforeEach(async () => {
  localStorage.clear()
  network = fakeNetwork()
  origin = fakeRemote(network)
  reports = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await startI18n()
  await registerTexts('shell', loadShellTexts)
  await setLanguage('en')
})

afterEach(() => {
  origin.stop()
  jest.restoreAllMocks()
})

const CloseButton = ({ onClose }: ScreenProps) => (
  <button type="button" onClick={onClose}>
    close
  </button>
)

/** The outlet on a page that another page has led to. */
function openOutlet(route: string, onClose?: () => void) {
  const outlet = <RemoteOutlet remote="mfe-chat" route={route} onClose={onClose} />
  render(
    <MemoryRouter initialEntries={['/before', '/here']}>
      <Routes>
        <Route path="/here" element={outlet} />
        <Route path="/before" element="the page before" />
      </Routes>
    </MemoryRouter>,
  )
}

const failuresReported = () =>
  reports.mock.calls.filter(([title]) => title === 'remote_failed').map(([, facts]) => facts)
const retry = async () => fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))

it('shows that it loads, then the screen; closing it does what its place says', async () => {
  remote.routes = { dialog: { load: async () => ({ Screen: CloseButton }) } }
  const onClose = jest.fn()
  openOutlet('dialog', onClose)
  expect(screen.getByRole('status')).not.toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('status')).toBeNull()
})

it('closes a page by going back', async () => {
  remote.routes = { page: { load: async () => ({ Screen: CloseButton }) } }
  openOutlet('page')
  fireEvent.click(await screen.findByRole('button', { name: 'close' }))
  expect(await screen.findByText('the page before')).not.toBeNull()
})

describe('the focus', () => {
  const FocusedInput = () => <input aria-label="message" ref={(input) => input?.focus()} />

  it.each([
    ['goes into a screen that has replaced what had it', 'page', CloseButton, true, 'MAIN'],
    ['stays where the browser has opened the page', 'page', CloseButton, false, 'BODY'],
    ['stays where the screen has put it', 'focused', FocusedInput, true, 'INPUT'],
  ])('%s', async (_, route, Screen, hasBeenActive, focused) => {
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } })
    remote.routes = { [route]: { load: async () => ({ Screen }) } }
    render(
      <main id={MAIN_ID} tabIndex={-1}>
        <MemoryRouter>
          <RemoteOutlet remote="mfe-chat" route={route} />
        </MemoryRouter>
      </main>,
    )
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    expect(document.activeElement?.tagName).toBe(focused)
  })
})

it('names the part that does not answer, reports it once, and loads it again on request', async () => {
  let cause: Error | undefined = new Error('offline')
  remote.routes = {
    flaky: {
      load: async () => {
        if (cause) throw cause
        return { Screen: CloseButton }
      },
    },
  }
  openOutlet('flaky')
  expect(await screen.findByText('Chat: not available')).not.toBeNull()
  expect(screen.getByText(/This part of Confida is not answering/)).not.toBeNull()
  await waitFor(() =>
    expect(failuresReported()).toEqual([
      { remote: 'mfe-chat', version: '1.4.0', phase: 'evaluation', code: 'threw', cause },
    ]),
  )
  await retry()
  expect(await screen.findByText('Chat: not available')).not.toBeNull()
  expect(failuresReported()).toHaveLength(1)
  cause = undefined
  await retry()
  expect(await screen.findByRole('button', { name: 'close' })).not.toBeNull()
})

it('says which contract a refused release needs, and reports its version', async () => {
  network.on('GET', '/remotes.json', { body: [{ ...release, contract: '^99.0.0' }] })
  remote.routes = {}
  openOutlet('fitting')
  // The code of the remote is loaded already; a retry reads the registry again.
  await retry()
  expect(
    await screen.findByText(`mfe-chat 1.4.0 needs contract ^99.0.0, this shell offers ${CONTRACT_VERSION}.`),
  ).not.toBeNull()
  await waitFor(() =>
    expect(failuresReported()).toContainEqual(
      expect.objectContaining({ remote: 'mfe-chat', version: '1.4.0', phase: 'contract' }),
    ),
  )
  network.on('GET', '/remotes.json', { body: [release] })
  remote.routes = { fitting: { load: async () => ({ Screen: CloseButton }) } }
  await retry()
  expect(await screen.findByRole('button', { name: 'close' })).not.toBeNull()
})

it('says what is wrong with the line of the registry, and reports it', async () => {
  network.on('GET', '/remotes.json', { body: [{ ...release, integrity: 'none' }] })
  remote.routes = {}
  openOutlet('listed')
  await retry()
  expect(await screen.findByText(/The registry entry for mfe-chat is not valid \(integrity\)/)).not.toBeNull()
  await waitFor(() =>
    expect(failuresReported()).toContainEqual(
      expect.objectContaining({ remote: 'mfe-chat', phase: 'registry', code: 'malformed' }),
    ),
  )
  network.on('GET', '/remotes.json', { body: [release] })
  remote.routes = { listed: { load: async () => ({ Screen: CloseButton }) } }
  await retry()
  expect(await screen.findByRole('button', { name: 'close' })).not.toBeNull()
})

it('says that a remote is switched off, which is no failure to report', async () => {
  network.on('GET', '/remotes.json', { body: [{ ...release, disabled: true }] })
  remote.routes = {}
  openOutlet('off')
  await retry()
  expect(await screen.findByText(/This part of Confida is switched off at the moment/)).not.toBeNull()
  expect(failuresReported().filter(({ phase }) => phase === 'registry')).toEqual([])
  network.on('GET', '/remotes.json', { body: [release] })
  remote.routes = { off: { load: async () => ({ Screen: CloseButton }) } }
  await retry()
  expect(await screen.findByRole('button', { name: 'close' })).not.toBeNull()
})

it('contains what a screen throws, and shows it again on request', async () => {
  let isBroken = true
  const Screen = (props: ScreenProps) => {
    if (isBroken) throw new Error('undefined is not a function')
    return <CloseButton {...props} />
  }
  remote.routes = { broken: { load: async () => ({ Screen }) } }
  openOutlet('broken')
  expect(await screen.findByText('Chat: not available')).not.toBeNull()
  await waitFor(() => expect(failuresReported()).toContainEqual(expect.objectContaining({ phase: 'render' })))
  isBroken = false
  await retry()
  expect(await screen.findByRole('button', { name: 'close' })).not.toBeNull()
})

it('asks the registry again for what a screen has thrown, so that a mended release comes in', async () => {
  const Screen = () => {
    throw new Error('undefined is not a function')
  }
  remote.routes = { mended: { load: async () => ({ Screen }) } }
  openOutlet('mended')
  await screen.findByText('Chat: not available')
  const asked = network.sent('GET', '/remotes.json').length
  await retry()
  await waitFor(() => expect(network.sent('GET', '/remotes.json')).toHaveLength(asked + 1))
})

it('fails as a dialog where it is one, which closes', async () => {
  remote.routes = {}
  const onClose = jest.fn()
  openOutlet('gone', onClose)
  const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' })
  expect(await within(dialog).findByText('Chat: not available')).not.toBeNull()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('contains a screen that throws nothing in particular', async () => {
  remote.routes = {
    odd: {
      load: async () => ({
        Screen: () => {
          throw undefined
        },
      }),
    },
  }
  openOutlet('odd')
  expect(await screen.findByText('Chat: not available')).not.toBeNull()
})

it('says that texts are missing, and fetches them on request', async () => {
  let isBroken = true
  remote.texts = {
    namespace: 'chat-of-tests',
    load: async () => {
      if (isBroken) throw new Error('offline')
      return { hello: 'hello' } as never
    },
  }
  remote.routes = { worded: { load: async () => ({ Screen: CloseButton }) } }
  openOutlet('worded')
  expect(await screen.findByText('Chat: not available')).not.toBeNull()
  await waitFor(() =>
    expect(failuresReported()).toContainEqual(
      expect.objectContaining({ phase: 'translations', version: '1.4.0' }),
    ),
  )
  isBroken = false
  await retry()
  expect(await screen.findByRole('button', { name: 'close' })).not.toBeNull()
})

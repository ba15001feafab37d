import { registerTexts, setLanguage, startI18n } from '@confida/i18n'
import type { ScreenProps } from '@confida/remote-kit'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { loadShellTexts } from '../locales/index.ts'
import { DialogScreen } from './dialog-screen.tsx'
import { loadRegistry } from './registry.ts'
import { fakeRemote, release, remote } from './testing/fake-remote.ts'

let network: FakeNetwork
let origin: ReturnType<typeof fakeRemote>

const listed = { ...release, routes: [{ dialog: 'settings', screen: 'preferences', access: 'user' }] }
const onClose = jest.fn()

const Preferences = ({ onClose: close }: ScreenProps) => (
  <button type="button" onClick={close}>
    close
  </button>
)

beforeEach(async () => {
  localStorage.clear()
  onClose.mockClear()
  network = fakeNetwork()
  origin = fakeRemote(network)
  listed.integrity = release.integrity
  network.on('GET', '/remotes.json', { body: [listed] })
  remote.routes = { preferences: { load: async () => ({ Screen: Preferences }) } }
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await startI18n()
  await registerTexts('shell', loadShellTexts)
  await setLanguage('en')
})

afterEach(() => {
  origin.stop()
  jest.restoreAllMocks()
})

const open = (dialog: string) =>
  render(
    <MemoryRouter>
      <DialogScreen dialog={dialog} onClose={onClose} />
    </MemoryRouter>,
  )

it('waits for the registry, then shows the screen that a remote declares for the dialog', async () => {
  open('settings')
  expect(screen.getByRole('status')).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => loadRegistry())
  fireEvent.click(await screen.findByRole('button', { name: 'close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('shows nothing for a name in the address that is no dialog', async () => {
  await loadRegistry()
  expect(open('nonsense').container.textContent).toBe('')
  expect(screen.queryByRole('status')).toBeNull()
})

it.each([
  ['feedback', 'Leave feedback: not available'],
  ['account', 'Privacy and data: not available'],
  ['unseal-chats', 'Protected chats: not available'],
])('names the dialog %s that does not open as people know it, not the remote', async (dialog, title) => {
  network.on('GET', '/remotes.json', { body: [{ ...release, routes: [{ dialog }] }] })
  remote.routes = {}
  await loadRegistry()
  open(dialog)
  expect(await screen.findByRole('heading', { name: title })).not.toBeNull()
})

it('names the remote of a dialog that only the remote knows', async () => {
  network.on('GET', '/remotes.json', { body: [{ ...release, routes: [{ dialog: 'colours' }] }] })
  remote.routes = {}
  await loadRegistry()
  open('colours')
  expect(await screen.findByRole('heading', { name: 'Chat: not available' })).not.toBeNull()
})

it('says that the parts are not known where there is no registry, and asks for it again on request', async () => {
  network.on('GET', '/remotes.json', { status: 503 })
  await loadRegistry()
  open('settings')
  expect(screen.getByRole('heading', { name: 'Confida: not available' })).not.toBeNull()
  expect(screen.getByText(/could not find out which of its parts are available/)).not.toBeNull()
  network.on('GET', '/remotes.json', { body: [listed] })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'close' })).not.toBeNull()
})

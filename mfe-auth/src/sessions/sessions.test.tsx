import { beginSession, endSession, useSession } from '@confida/session'
import { aUser, connectionLost, fakeNetwork } from '@confida/testing'
import { setOnline } from '@confida/testing/connection'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.tsx'

const PATH = '/api/account/sessions'
const here = {
  id: 'a',
  browser: 'Firefox',
  system: 'Linux',
  created_at: '2026-01-15T09:30:00.000Z',
  last_used_at: '2026-01-15T09:30:00.000Z',
  is_current: true,
}
const elsewhere = { ...here, id: 'b', browser: null, system: null, is_current: false }
let network = fakeNetwork()

beforeEach(() => {
  endSession('user')
  localStorage.clear()
  beginSession({ token: 'token-1', user: aUser() })
  network = fakeNetwork()
  network.on('GET', '/api/account/second-factors', {
    body: { factors: [], recovery_codes_left: 0, is_required: false },
  })
  network.on('GET', PATH, { body: [here, elsewhere] })
})

afterEach(() => setOnline(true))

const open = () => openPage('account', { path: '/dashboard?dialog=account' })
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('shows where the account is open, and ends one place', async () => {
  network.on('DELETE', `${PATH}/b`, () => {
    network.on('GET', PATH, { body: [here] })
    return { body: { success: true, message: '' } }
  })
  await open()
  const line = (await screen.findByText('Firefox · Linux')).closest('li') as HTMLElement
  expect(within(line).getByText('Questo dispositivo')).toBeVisible()
  expect(within(line).queryByRole('button')).toBeNull()
  await click('Esci da Dispositivo sconosciuto')
  expect(await screen.findByText('Sessione terminata.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Dispositivo sconosciuto')).toBeNull())
})

test('leads the focus from a place that is ended to the next, and from the last to the panel', async () => {
  const third = { ...elsewhere, id: 'c', browser: 'Safari', system: 'iOS' }
  network.on('GET', PATH, { body: [here, elsewhere, third] })
  const endLeaving = async (id: string, name: string, ...rest: (typeof here | typeof elsewhere)[]) => {
    network.on('DELETE', `${PATH}/${id}`, async () => {
      await waitFor(() => expect(button).toBeDisabled())
      // What browsers do with a disabled button.
      button.blur()
      network.on('GET', PATH, { body: rest })
      return { body: { success: true, message: '' } }
    })
    const button = await screen.findByRole('button', { name: `Esci da ${name}` })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).not.toBeInTheDocument())
  }
  await open()
  await endLeaving('b', 'Dispositivo sconosciuto', here, third)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Esci da Safari · iOS' })).toHaveFocus())
  await endLeaving('c', 'Safari · iOS', here)
  await waitFor(() => expect(screen.getByRole('dialog').firstElementChild).toHaveFocus())
})

test('tells that a session could not be ended, and leaves it there', async () => {
  network.on('DELETE', `${PATH}/b`, { status: 500, body: {} })
  await open()
  await click('Esci da Dispositivo sconosciuto')
  expect(await screen.findByText('Non è stato possibile terminare la sessione. Riprova.')).toBeVisible()
  expect(screen.getByText('Dispositivo sconosciuto')).toBeVisible()
})

test('says that there is no connection, and shows the places once it is back', async () => {
  network.on('GET', PATH, () => {
    throw connectionLost()
  })
  setOnline(false)
  await open()
  expect((await screen.findAllByText(/manchi la connessione/)).length).toBeGreaterThan(0)
  network.on('GET', PATH, { body: [here] })
  setOnline(true)
  expect(await screen.findByText('Firefox · Linux')).toBeVisible()
})

test('is there for administrators, whose account nobody deletes here', async () => {
  beginSession({ token: 'token-1', user: aUser({ role: 'admin' }) })
  await open()
  expect(await screen.findByText('Firefox · Linux')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Elimina il mio account' })).toBeNull()
})

test('asks before it logs out everywhere, here too', async () => {
  network.on('DELETE', PATH, { body: { success: true, message: '' } })
  await open()
  await click('Esci da tutti i dispositivi')
  const question = within(await screen.findByRole('alertdialog', { name: 'Uscire da tutti i dispositivi?' }))
  expect(network.sent('DELETE', PATH)).toHaveLength(0)
  await userEvent.click(question.getByRole('button', { name: 'Esci da tutti i dispositivi' }))
  await waitFor(() => expect(useSession.getState()).toMatchObject({ status: 'visitor', endedBy: 'user' }))
})

test('can be tried again where the list did not come', async () => {
  network.on('GET', PATH, { status: 500, body: {} })
  await open()
  expect(await screen.findByText('Non è stato possibile caricare le sessioni.')).toBeVisible()
})

import { connectionLost, fakeNetwork } from '@confida/testing'
import { paste } from '@confida/testing/paste'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { address, openPage } from '../testing/open-page.tsx'

const PATH = '/api/auth/password-reset-request'
let network = fakeNetwork()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  network = fakeNetwork()
  network.on('POST', PATH, { body: { success: true, message: 'XYZ' } })
})

async function openRecovery() {
  await openPage('landing')
  await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Accedi' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Recupera le credenziali' }))
  return within(await screen.findByRole('dialog', { name: 'Recupera le credenziali' }))
}

test('sends the address, shows the server’s message and leads to the code', async () => {
  const dialog = await openRecovery()
  await userEvent.type(dialog.getByLabelText('Email'), ' anna@example.com ')
  await userEvent.click(dialog.getByRole('button', { name: 'Invia' }))
  expect(await dialog.findByText('XYZ')).toBeVisible()
  expect(network.sent('POST', PATH)[0]?.body).toEqual({ email: 'anna@example.com' })
  // What is left to do stands there: not to cancel what has been sent.
  expect(dialog.queryByRole('button', { name: 'Annulla' })).toBeNull()
  expect(dialog.getAllByRole('button', { name: 'Chiudi' })).toHaveLength(2)
  expect(dialog.getByRole('button', { name: 'Invia di nuovo' })).toBeEnabled()
  await userEvent.click(dialog.getByRole('button', { name: 'Inserisci il codice' }))
  expect(address()).toBe('/reset-password?email=anna%40example.com')
})

test('asks for the address before it calls', async () => {
  const dialog = await openRecovery()
  await userEvent.click(dialog.getByRole('button', { name: 'Invia' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Inserisci la tua email')
  expect(network.sent('POST', PATH)).toHaveLength(0)
})

test.each([
  ['the detail', { status: 429, body: { detail: 'Troppi tentativi' } }, 'Troppi tentativi'],
  ['the fallback', { status: 500, body: {} }, "Errore durante l'invio del codice"],
])('a failure shows %s', async (_, answer, text) => {
  network.on('POST', PATH, answer)
  const dialog = await openRecovery()
  await paste(dialog.getByLabelText('Email'), 'anna@example.com')
  await userEvent.click(dialog.getByRole('button', { name: 'Invia' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(text)
  expect(dialog.getByLabelText('Email')).toBeInvalid()
  expect(dialog.getByLabelText('Email')).toHaveFocus()
})

test('a lost connection is told, and the address stays', async () => {
  network.on('POST', PATH, () => {
    throw connectionLost()
  })
  const dialog = await openRecovery()
  await paste(dialog.getByLabelText('Email'), 'anna@example.com')
  await userEvent.click(dialog.getByRole('button', { name: 'Invia' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Errore di connessione. Riprova più tardi.')
  expect(dialog.getByLabelText('Email')).toHaveValue('anna@example.com')
})

test('cancel closes it without a call', async () => {
  const dialog = await openRecovery()
  await paste(dialog.getByLabelText('Email'), 'anna@example.com')
  await userEvent.click(dialog.getByRole('button', { name: 'Annulla' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(network.sent('POST', PATH)).toHaveLength(0)
})

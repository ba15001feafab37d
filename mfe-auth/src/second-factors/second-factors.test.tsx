import { beginSession, endSession } from '@confida/session'
import { aUser, fakeNetwork } from '@confida/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.tsx'
import { fakePasskeys } from '../testing/passkeys.ts'

const PATH = '/api/account/second-factors'
const app = { id: 'a', kind: 'totp', name: null, created_at: '2026-01-15T09:30:00.000Z', last_used_at: null }
const key = {
  ...app,
  id: 'k',
  kind: 'passkey',
  name: 'Telefono',
  last_used_at: '2026-02-01T09:30:00.000Z',
}
const codes = ['AAAA-BBBB-CCCC-DDDD']
let network = fakeNetwork()

beforeEach(() => {
  endSession('user')
  localStorage.clear()
  beginSession({ token: 'token-1', user: aUser() })
  network = fakeNetwork()
  network.on('GET', '/api/account/sessions', { body: [] })
  network.on('POST', `${PATH}/change`, { body: { ticket: 't', methods: ['totp'], needs_setup: false } })
  network.on('POST', `${PATH}/change/confirm`, { body: { success: true, message: '' } })
})

const answerList = (factors: object[], recovery_codes_left = factors.length * 10) =>
  network.on('GET', PATH, { body: { factors, recovery_codes_left, is_required: false } })
const open = () => openPage('account', { path: '/dashboard?dialog=account' })
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

async function showPassword(title: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await userEvent.type(dialog.getByLabelText('Password'), 'segreto{Enter}')
  return dialog
}

test('an app is set up with the password alone where it is the first', async () => {
  answerList([])
  network.on('POST', `${PATH}/change`, { body: { ticket: 't', methods: [], needs_setup: true } })
  network.on('POST', '/api/auth/second-factors/totp', {
    body: { secret: 'GEZDGNBV', uri: 'otpauth://totp/x' },
  })
  network.on('POST', '/api/auth/second-factors/totp/confirm', {
    body: { recovery_codes: codes, session: null },
  })
  await open()
  expect(await screen.findByText('Non è attiva.')).toBeVisible()
  await click('Attiva un’app')
  const dialog = await showPassword('App di autenticazione')
  answerList([app])
  await userEvent.type(await dialog.findByLabelText('Codice dell’app'), '123456{Enter}')
  expect(await screen.findByText(codes[0] ?? '')).toBeVisible()
  await click('Li ho salvati')
  expect(await screen.findByText(/Aggiunta il 15\/01\/2026/)).toBeVisible()
  expect(network.sent('POST', `${PATH}/change/confirm`)).toHaveLength(0)
})

test('a wrong password is told, and what was typed stays', async () => {
  answerList([])
  network.on('POST', `${PATH}/change`, {
    status: 401,
    body: { code: 'password_incorrect', detail: 'La password attuale non è corretta.' },
  })
  await open()
  await click('Aggiungi una passkey')
  const dialog = await showPassword('Passkey')
  expect(await dialog.findByRole('alert')).toHaveTextContent('La password attuale non è corretta.')
  expect(dialog.getByLabelText('Password')).toHaveValue('segreto')
  expect(localStorage.getItem('token')).toBe('token-1')
})

test('a passkey is added after the second step', async () => {
  fakePasskeys()
  answerList([app])
  const options = {
    challenge: 'Y2hhbGxlbmdl',
    rp: { id: 'localhost', name: 'Confida' },
    user: { id: 'aWQ', name: 'a', displayName: 'A' },
    pubKeyCredParams: [],
  }
  network.on('POST', '/api/auth/second-factors/passkey', { body: { options } })
  network.on('POST', '/api/auth/second-factors/passkey/confirm', {
    body: { recovery_codes: [], session: null },
  })
  await open()
  await click('Aggiungi una passkey')
  const dialog = await showPassword('Passkey')
  await userEvent.type(await dialog.findByLabelText('Codice dell’app'), '123456{Enter}')
  await dialog.findByLabelText('Nome della passkey')
  answerList([app, key])
  await userEvent.type(await dialog.findByLabelText('Nome della passkey'), 'Telefono{Enter}')
  expect(await screen.findByText('La passkey è attiva.')).toBeVisible()
  expect(await screen.findByText(/Usata l’ultima volta il 01\/02\/2026/)).toBeVisible()
  expect(network.sent('POST', `${PATH}/change/confirm`)[0]?.body).toEqual({ ticket: 't', code: '123456' })
})

test('the last one is removed only after a warning', async () => {
  answerList([key], 7)
  network.on('DELETE', `${PATH}/k`, { body: { success: true, message: '' } })
  await open()
  expect(await screen.findByText('Codici di recupero rimasti: 7')).toBeVisible()
  await click('Rimuovi Telefono')
  const dialog = await showPassword('Rimuovere Telefono?')
  await userEvent.type(await dialog.findByLabelText('Codice dell’app'), '123456{Enter}')
  expect(await dialog.findByText(/È l’ultima/)).toBeVisible()
  expect(network.sent('DELETE', `${PATH}/k`)).toHaveLength(0)
  answerList([])
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina' }))
  expect(await screen.findByText('Non è attiva.')).toBeVisible()
  expect(network.sent('DELETE', `${PATH}/k`)[0]?.body).toEqual({ ticket: 't' })
})

test('new recovery codes replace the old ones', async () => {
  answerList([app], 1)
  network.on('POST', '/api/account/recovery-codes', { body: { recovery_codes: codes } })
  await open()
  await click('Nuovi codici')
  const dialog = await showPassword('Nuovi codici')
  await userEvent.type(await dialog.findByLabelText('Codice dell’app'), '123456{Enter}')
  await userEvent.click(await dialog.findByRole('button', { name: 'Nuovi codici' }))
  expect(await screen.findByText(codes[0] ?? '')).toBeVisible()
})

test('begins again once too much time has gone by', async () => {
  answerList([app])
  network.on('POST', `${PATH}/change/confirm`, {
    status: 401,
    body: { code: 'second_step_expired', detail: 'È passato troppo tempo.' },
  })
  await open()
  await click('Nuovi codici')
  const dialog = await showPassword('Nuovi codici')
  await userEvent.type(await dialog.findByLabelText('Codice dell’app'), '123456{Enter}')
  await userEvent.click(await dialog.findByRole('button', { name: 'Ricomincia' }))
  await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveValue(''))
})

test('a list that cannot be loaded can be asked for again', async () => {
  network.on('GET', PATH, { status: 500, body: {} })
  await open()
  expect(await screen.findByText('Non è stato possibile caricare la verifica in due passaggi.')).toBeVisible()
  answerList([])
  await click('Riprova')
  expect(await screen.findByText('Non è attiva.')).toBeVisible()
})

import { fakeNetwork } from '@confida/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const PATH = '/api/account/second-factors'
const app = { id: 'a', kind: 'totp', name: null, created_at: '2026-01-15T09:30:00.000Z', last_used_at: null }
const codes = ['AAAA-BBBB-CCCC-DDDD']
let network = fakeNetwork()

beforeEach(() => {
  network = fakeNetwork()
  network.on('POST', `${PATH}/change`, {
    body: { ticket: 't', methods: ['totp', 'recovery_code'], needs_setup: false },
  })
  network.on('POST', `${PATH}/change/confirm`, { body: { success: true, message: '' } })
})

const answerList = (factors: object[], recovery_codes_left = factors.length * 10) =>
  network.on('GET', PATH, { body: { factors, recovery_codes_left, is_required: true } })
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

async function showPassword(title: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await userEvent.type(dialog.getByLabelText(/password/i, { selector: 'input' }), 'segreto{Enter}')
  return dialog
}

test('an app is set up with the password alone where it is the first', async () => {
  answerList([])
  network.on('POST', `${PATH}/change`, { body: { ticket: 't', methods: [], needs_setup: true } })
  const setup = { secret: 'GEZDGNBV', uri: 'otpauth://totp/Confida:a?secret=GEZDGNBV' }
  network.on('POST', '/api/auth/second-factors/totp', { body: setup })
  network.on('POST', '/api/auth/second-factors/totp/confirm', {
    body: { recovery_codes: codes, session: null },
  })
  await openPage('sicurezza')
  expect(await screen.findByText('Non è attiva.')).toBeVisible()
  await click('Attiva un’app')
  const dialog = await showPassword('App di autenticazione')
  expect(await dialog.findByText('GEZD GNBV')).toBeVisible()
  expect(dialog.getByRole('img', { name: /Codice QR/ })).toBeVisible()
  answerList([app])
  await userEvent.type(dialog.getByLabelText('Codice dell’app'), '123456{Enter}')
  expect(await screen.findByText(codes[0] ?? '')).toBeVisible()
  await click('Li ho salvati')
  expect(await screen.findByText(/Aggiunta il 15\/01\/2026/)).toBeVisible()
})

test('a wrong password and a wrong code are told', async () => {
  answerList([app])
  network.on('POST', `${PATH}/change`, {
    status: 401,
    body: { code: 'password_incorrect', detail: 'La password attuale non è corretta.' },
  })
  await openPage('sicurezza')
  await click('Rimuovi App di autenticazione')
  const dialog = await showPassword('Rimuovere App di autenticazione?')
  expect(await dialog.findByText('La password attuale non è corretta.')).toBeVisible()
  network.on('POST', `${PATH}/change`, { body: { ticket: 't', methods: ['totp'], needs_setup: false } })
  network.on('POST', `${PATH}/change/confirm`, {
    status: 401,
    body: { code: 'second_step_wrong', detail: 'Il codice non è valido.' },
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Continua' }))
  await userEvent.type(await dialog.findByLabelText(/Codice dell’app/), '000000{Enter}')
  expect(await dialog.findByText('Il codice non è valido.')).toBeVisible()
})

test('the last one is removed only after a warning', async () => {
  answerList([app])
  network.on('DELETE', `${PATH}/a`, { body: { success: true, message: '' } })
  await openPage('sicurezza')
  await click('Rimuovi App di autenticazione')
  const dialog = await showPassword('Rimuovere App di autenticazione?')
  await userEvent.type(await dialog.findByLabelText(/Codice dell’app/), '123456{Enter}')
  expect(await dialog.findByText(/È l’ultima/)).toBeVisible()
  answerList([])
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina' }))
  expect(await screen.findByText('Non è attiva.')).toBeVisible()
  expect(network.sent('DELETE', `${PATH}/a`)[0]?.body).toEqual({ ticket: 't' })
})

test('a passkey signs before new recovery codes are given', async () => {
  const bytes = new ArrayBuffer(4)
  const credential = {
    id: 'cGFzc2tleQ',
    rawId: bytes,
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
  }
  Object.assign(globalThis, { PublicKeyCredential: class {} })
  Object.assign(navigator, { credentials: { get: jest.fn(async () => credential) } })
  answerList([{ ...app, kind: 'passkey', name: 'Chiave' }], 2)
  network.on('POST', `${PATH}/change`, { body: { ticket: 't', methods: ['passkey'], needs_setup: false } })
  network.on('POST', '/api/auth/second-step/passkey', { body: { options: { challenge: 'Y2hhbGxlbmdl' } } })
  network.on('POST', '/api/account/recovery-codes', { body: { recovery_codes: codes } })
  await openPage('sicurezza')
  expect(await screen.findByText('Codici di recupero rimasti: 2')).toBeVisible()
  await click('Nuovi codici')
  const dialog = await showPassword('Nuovi codici')
  await userEvent.click(await dialog.findByRole('button', { name: 'Usa la passkey' }))
  await dialog.findByText(/I nuovi codici sostituiscono/)
  await userEvent.click(dialog.getByRole('button', { name: 'Nuovi codici' }))
  expect(await screen.findByText(codes[0] ?? '')).toBeVisible()
  expect(network.sent('POST', `${PATH}/change/confirm`)[0]?.body).toMatchObject({
    ticket: 't',
    passkey: { id: 'cGFzc2tleQ' },
  })
})

test('a list that cannot be loaded can be asked for again', async () => {
  network.on('GET', PATH, { status: 500, body: {} })
  await openPage('sicurezza')
  expect(await screen.findByText('Non è stato possibile caricare la verifica in due passaggi.')).toBeVisible()
  answerList([])
  await click('Riprova')
  await waitFor(() => expect(screen.getByText('Non è attiva.')).toBeVisible())
})

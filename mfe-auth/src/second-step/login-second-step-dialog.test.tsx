import { endSession, useSession } from '@confida/session'
import { aUser, fakeNetwork } from '@confida/testing'
import { paste } from '@confida/testing/paste'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { REMEMBERED_KEY } from '../login/remembered-credentials.ts'
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts'
import { address, openPage } from '../testing/open-page.tsx'
import { fakePasskeys } from '../testing/passkeys.ts'

const LOGIN = '/api/auth/login'
const SECOND = '/api/auth/second-step'
const session = { token: 'token-2', user: aUser({ role: 'admin' }) }
const step = { ticket: 'ticket-1', methods: ['totp', 'passkey', 'recovery_code'], needs_setup: false }
const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH']
let network = fakeNetwork()

beforeEach(() => {
  endSession('user')
  localStorage.clear()
  sessionStorage.clear()
  fakeIndexedDb()
  network = fakeNetwork()
  network.on('POST', LOGIN, { body: { second_step: step } })
  network.on('POST', SECOND, { body: session })
})

/** Logs in on the screen of its own, which is like the dialog. */
async function logIn(name = 'Conferma che sei tu') {
  await openPage('auth', { path: '/auth' })
  await paste(screen.getByLabelText('Email'), 'anna@example.com')
  await paste(screen.getByLabelText('Password'), 'segreta1')
  await userEvent.click(screen.getByRole('button', { name: 'Accedi' }))
  return within(await screen.findByRole('dialog', { name }))
}

const refuse = (code: string, detail: string) => ({ status: 401, body: { code, detail } })

describe('the second step of a login', () => {
  test('takes the code of the app, and begins the session only then', async () => {
    const dialog = await logIn()
    expect(useSession.getState().status).toBe('visitor')
    expect(localStorage.getItem('token')).toBeNull()
    await userEvent.type(dialog.getByLabelText('Codice dell’app'), '12 34x56')
    await userEvent.click(dialog.getByRole('button', { name: 'Verifica' }))
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(network.sent('POST', SECOND)[0]?.body).toEqual({ ticket: 'ticket-1', code: '123456' })
    expect(useSession.getState().status).toBe('user')
    expect(localStorage.getItem('admin_token')).toBe('token-2')
  })

  test('opens over the landing page, too', async () => {
    await openPage('landing')
    await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Accedi' }))
    const login = within(await screen.findByRole('dialog', { name: 'Che bello rivederti' }))
    await paste(login.getByLabelText('Email'), 'anna@example.com')
    await paste(login.getByLabelText('Password'), 'segreta1')
    await userEvent.click(login.getByRole('button', { name: 'Accedi' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Conferma che sei tu' }))
    await userEvent.type(dialog.getByLabelText('Codice dell’app'), '123456{Enter}')
    await waitFor(() => expect(useSession.getState().status).toBe('user'))
  })

  test('asks for the whole code without calling', async () => {
    const dialog = await logIn()
    await userEvent.type(dialog.getByLabelText('Codice dell’app'), '12345{Enter}')
    expect(dialog.getByText('Inserisci il codice.')).toBeVisible()
    expect(network.sent('POST', SECOND)).toHaveLength(0)
  })

  test('tells of a wrong code, and takes the next', async () => {
    network.on('POST', SECOND, refuse('second_step_wrong', 'Il codice non è valido.'))
    const dialog = await logIn()
    await userEvent.type(dialog.getByLabelText('Codice dell’app'), '123456{Enter}')
    expect(await dialog.findByRole('alert')).toHaveTextContent('Il codice non è valido.')
    expect(useSession.getState().status).toBe('visitor')
    network.on('POST', SECOND, { body: session })
    await userEvent.click(dialog.getByRole('button', { name: 'Verifica' }))
    await waitFor(() => expect(useSession.getState().status).toBe('user'))
  })

  test('leads back to the password once too much time has gone by', async () => {
    network.on('POST', SECOND, refuse('second_step_expired', 'È passato troppo tempo.'))
    const dialog = await logIn()
    await userEvent.type(dialog.getByLabelText('Codice dell’app'), '123456{Enter}')
    await userEvent.click(await dialog.findByRole('button', { name: 'Ricomincia' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Password')).toHaveValue('segreta1')
  })

  test('takes a recovery code', async () => {
    const dialog = await logIn()
    await userEvent.click(dialog.getByRole('button', { name: 'Usa un codice di recupero' }))
    await userEvent.type(dialog.getByLabelText('Codice di recupero'), 'aaaa-bbbb-cccc-dddd{Enter}')
    await waitFor(() => expect(useSession.getState().status).toBe('user'))
    expect(network.sent('POST', SECOND)[0]?.body).toEqual({
      ticket: 'ticket-1',
      code: 'aaaa-bbbb-cccc-dddd',
    })
  })

  test('takes a passkey, which signs what the server asks for', async () => {
    const passkeys = fakePasskeys()
    network.on('POST', `${SECOND}/passkey`, {
      body: { options: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', allowCredentials: [] } },
    })
    const dialog = await logIn()
    await userEvent.click(dialog.getByRole('button', { name: 'Usa una passkey' }))
    passkeys.get.mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'NotAllowedError' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Usa la passkey' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('La passkey non è stata confermata.')
    await userEvent.click(dialog.getByRole('button', { name: 'Usa la passkey' }))
    await waitFor(() => expect(useSession.getState().status).toBe('user'))
    expect(network.sent('POST', SECOND)[0]?.body).toMatchObject({
      ticket: 'ticket-1',
      passkey: { id: 'cGFzc2tleQ', type: 'public-key' },
    })
  })

  test('says where the browser has no passkeys', async () => {
    Object.assign(globalThis, { PublicKeyCredential: undefined })
    network.on('POST', LOGIN, { body: { second_step: { ...step, methods: ['passkey', 'recovery_code'] } } })
    const dialog = await logIn()
    expect(dialog.getByRole('alert')).toHaveTextContent('Questo browser non supporta le passkey.')
    expect(dialog.getByRole('button', { name: 'Usa la passkey' })).toBeDisabled()
  })

  test('remembers the credentials only once it is made', async () => {
    await openPage('auth', { path: '/auth' })
    await userEvent.click(screen.getByLabelText('Ricordami'))
    await paste(screen.getByLabelText('Email'), 'anna@example.com')
    await userEvent.type(screen.getByLabelText('Password'), 'segreta1{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Conferma che sei tu' }))
    expect(localStorage.getItem(REMEMBERED_KEY)).toBeNull()
    await userEvent.type(dialog.getByLabelText('Codice dell’app'), '123456{Enter}')
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(JSON.parse(localStorage.getItem(REMEMBERED_KEY) ?? '{}')).toMatchObject({
      email: 'anna@example.com',
    })
  })
})

describe('an administrator without a second factor', () => {
  const uri = 'otpauth://totp/Confida:anna%40example.com?secret=GEZDGNBVGY3TQOJQ&issuer=Confida'

  beforeEach(() => {
    network.on('POST', LOGIN, { body: { second_step: { ticket: 't', methods: [], needs_setup: true } } })
    network.on('POST', '/api/auth/second-factors/totp', { body: { secret: 'GEZDGNBVGY3TQOJQ', uri } })
    network.on('POST', '/api/auth/second-factors/totp/confirm', { body: { recovery_codes: codes, session } })
  })

  test('sets an app up, saves the recovery codes, and is logged in', async () => {
    const dialog = await logIn('Proteggi il tuo accesso')
    await userEvent.click(dialog.getByRole('button', { name: /App di autenticazione/ }))
    expect(await dialog.findByRole('img', { name: /Codice QR/ })).toBeVisible()
    expect(dialog.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible()
    expect(dialog.getByRole('link', { name: /Apri nell’app/ })).toHaveAttribute('href', uri)
    await userEvent.type(dialog.getByLabelText('Codice dell’app'), '123456{Enter}')
    const saved = within(await screen.findByRole('dialog', { name: 'Salva i tuoi codici di recupero' }))
    for (const code of codes) expect(saved.getByText(code)).toBeVisible()
    expect(useSession.getState().status).toBe('visitor')
    await userEvent.click(saved.getByRole('button', { name: 'Li ho salvati' }))
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(network.sent('POST', '/api/auth/second-factors/totp')).toHaveLength(1)
    expect(network.sent('POST', '/api/auth/second-factors/totp/confirm')[0]?.body).toEqual({
      ticket: 't',
      code: '123456',
    })
  })

  test('keeps the recovery codes as a file, and copies them', async () => {
    const write = jest.fn(async (_text: string) => undefined)
    const dialog = await logIn('Proteggi il tuo accesso')
    Object.assign(navigator, { clipboard: { writeText: write } })
    URL.createObjectURL = () => 'blob:made'
    URL.revokeObjectURL = () => undefined
    const saves = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    await userEvent.click(dialog.getByRole('button', { name: /App di autenticazione/ }))
    await userEvent.type(await dialog.findByLabelText('Codice dell’app'), '123456{Enter}')
    Object.assign(navigator, { clipboard: { writeText: write } })
    await userEvent.click(await dialog.findByRole('button', { name: 'Copia' }))
    expect(write).toHaveBeenCalledWith(`${codes.join('\n')}\n`)
    expect(await screen.findByText('Codici copiati.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Scarica' }))
    expect(saves).toHaveBeenCalledTimes(1)
  })

  test('sets a passkey up under a name', async () => {
    fakePasskeys()
    network.on('POST', '/api/auth/second-factors/passkey', {
      body: {
        options: {
          challenge: 'Y2hhbGxlbmdl',
          rp: { id: 'localhost', name: 'Confida' },
          user: { id: 'aWQ', name: 'a', displayName: 'A' },
          pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        },
      },
    })
    network.on('POST', '/api/auth/second-factors/passkey/confirm', {
      body: { recovery_codes: codes, session },
    })
    const dialog = await logIn('Proteggi il tuo accesso')
    await userEvent.click(dialog.getByRole('button', { name: /Passkey/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Crea la passkey' }))
    expect(dialog.getByText('Dai un nome alla passkey.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Nome della passkey'), 'Telefono{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Salva i tuoi codici di recupero' })).toBeVisible()
    expect(network.sent('POST', '/api/auth/second-factors/passkey/confirm')[0]?.body).toMatchObject({
      ticket: 't',
      name: 'Telefono',
      passkey: { id: 'cGFzc2tleQ' },
    })
  })
})

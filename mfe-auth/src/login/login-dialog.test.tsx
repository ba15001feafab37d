import { longTest } from '@confida/jest-presets/long-test'
import { endSession, useSession } from '@confida/session'
import { aUser, connectionLost, fakeNetwork } from '@confida/testing'
import { setOnline } from '@confida/testing/connection'
import { paste } from '@confida/testing/paste'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts'
import { openPage } from '../testing/open-page.tsx'
import { REMEMBERED_KEY, remember } from './remembered-credentials.ts'

const PATH = '/api/auth/login'
let network = fakeNetwork()

beforeEach(() => {
  endSession('user')
  localStorage.clear()
  sessionStorage.clear()
  fakeIndexedDb()
  network = fakeNetwork()
  network.on('POST', PATH, { body: { token: 'token-1', user: aUser() } })
})

afterEach(() => setOnline(true))

async function openDialog() {
  await openPage('landing')
  return openAgain()
}

async function openAgain() {
  await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Accedi' }))
  return within(await screen.findByRole('dialog', { name: 'Che bello rivederti' }))
}

type Dialog = Awaited<ReturnType<typeof openDialog>>

const submit = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Accedi' }))

async function fillIn(dialog: Dialog, password = 'segreta1') {
  await paste(dialog.getByLabelText('Email'), 'anna@example.com')
  await paste(dialog.getByLabelText('Password'), password)
}

const remembered = () => JSON.parse(localStorage.getItem(REMEMBERED_KEY) ?? 'null')

describe('logging in', () => {
  test('begins the session', async () => {
    const dialog = await openDialog()
    await fillIn(dialog)
    await submit(dialog)
    await waitFor(() => expect(useSession.getState().status).toBe('user'))
    expect(network.sent('POST', PATH)[0]?.body).toEqual({ email: 'anna@example.com', password: 'segreta1' })
    expect(localStorage.getItem('token')).toBe('token-1')
    expect(remembered()).toBeNull()
  })

  test('shows and hides the password', async () => {
    const dialog = await openDialog()
    const password = dialog.getByLabelText('Password')
    await userEvent.click(dialog.getByRole('button', { name: 'Mostra la password' }))
    expect(password).toHaveAttribute('type', 'text')
    await userEvent.click(dialog.getByRole('button', { name: 'Nascondi la password' }))
    expect(password).toHaveAttribute('type', 'password')
  })

  test('asks for all fields without calling', async () => {
    const dialog = await openDialog()
    await userEvent.type(dialog.getByLabelText('Email'), 'anna@example.com')
    await submit(dialog)
    expect(dialog.getByRole('alert')).toHaveTextContent('Tutti i campi sono obbligatori.')
    expect(dialog.getByLabelText('Email')).toBeValid()
    expect(dialog.getByLabelText('Password')).toBeInvalid()
    expect(dialog.getByLabelText('Password')).toHaveFocus()
    expect(network.sent('POST', PATH)).toHaveLength(0)
  })

  longTest.each([
    [
      'wrong credentials',
      { status: 401, body: { detail: 'x', code: 'invalid_credentials' } },
      /Email o password non corretti/,
    ],
    ['an answer without a code', { status: 401, body: {} }, /Email o password non corretti/],
    ['a suspended account', { status: 403, body: { detail: 'Sospeso', code: 'account_standby' } }, /Sospeso/],
    ['too many tries', { status: 429, body: { detail: 'Troppi tentativi', code: 'rate_limited' } }, /Troppi/],
  ])('tells of %s', async (_, answer, text) => {
    network.on('POST', PATH, answer)
    const dialog = await openDialog()
    await fillIn(dialog)
    await submit(dialog)
    expect(await dialog.findByRole('alert')).toHaveTextContent(text)
    expect(dialog.getByLabelText('Email')).toHaveValue('anna@example.com')
    expect(useSession.getState().status).toBe('visitor')
  })

  test.each([
    ['a lost connection', true],
    ['a lost connection of which the browser knows', false],
  ])('tells of %s, and works when it is back', async (_, isOnline) => {
    network.on('POST', PATH, () => {
      throw connectionLost()
    })
    const dialog = await openDialog()
    await fillIn(dialog)
    setOnline(isOnline)
    await submit(dialog)
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Errore di connessione/)
    setOnline(true)
    network.on('POST', PATH, { body: { token: 'token-1', user: aUser() } })
    await submit(dialog)
    await waitFor(() => expect(useSession.getState().status).toBe('user'))
  })

  test('works where the connection came back between two dialogs', async () => {
    await openDialog()
    setOnline(false)
    await userEvent.keyboard('{Escape}')
    setOnline(true)
    const dialog = await openAgain()
    await fillIn(dialog)
    await submit(dialog)
    await waitFor(() => expect(useSession.getState().status).toBe('user'))
  })
})

describe('the other ways', () => {
  test('lead to the recovery and to the registration, in place of the login', async () => {
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Recupera le credenziali' }))
    expect(await screen.findByRole('dialog', { name: 'Recupera le credenziali' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Che bello rivederti' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }))
    await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Accedi' }))
    const again = within(await screen.findByRole('dialog', { name: 'Che bello rivederti' }))
    await userEvent.click(again.getByRole('button', { name: 'Registrati' }))
    expect(await screen.findByRole('dialog', { name: 'Crea il tuo account' })).toBeVisible()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})

describe('a typed address', () => {
  test('stands in the recovery, and in the login after a reload', async () => {
    const dialog = await openDialog()
    await paste(dialog.getByLabelText('Email'), 'anna@example.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Recupera le credenziali' }))
    const recovery = within(await screen.findByRole('dialog', { name: 'Recupera le credenziali' }))
    expect(recovery.getByLabelText('Email')).toHaveValue('anna@example.com')
    cleanup()
    expect((await openDialog()).getByLabelText('Email')).toHaveValue('anna@example.com')
  })

  test('of another account gets no remembered password', async () => {
    await remember({ email: 'bruno@example.com', password: 'segreta9' })
    sessionStorage.setItem('auth_draft_login', JSON.stringify({ email: 'anna@example.com' }))
    const dialog = await openDialog()
    await waitFor(() => expect(dialog.getByLabelText('Ricordami')).toBeChecked())
    expect(dialog.getByLabelText('Email')).toHaveValue('anna@example.com')
    expect(dialog.getByLabelText('Password')).toHaveValue('')
  })
})

describe('remembering', () => {
  async function logInRemembered() {
    const dialog = await openDialog()
    await fillIn(dialog)
    await userEvent.click(dialog.getByLabelText('Ricordami'))
    await submit(dialog)
    await waitFor(() => expect(useSession.getState().status).toBe('user'))
  }

  test('stores three fields, the password sealed', async () => {
    await logInRemembered()
    expect(Object.keys(remembered()).sort()).toEqual(['email', 'password', 'rememberMe'])
    expect(remembered()).toMatchObject({ email: 'anna@example.com', rememberMe: true })
    const stored = localStorage.getItem(REMEMBERED_KEY)
    expect(stored).not.toContain('segreta1')
    expect(stored).not.toContain(btoa('segreta1'))
  })

  test('fills the form in the next time', async () => {
    await logInRemembered()
    cleanup()
    endSession('user')
    const dialog = await openDialog()
    expect(dialog.getByLabelText('Email')).toHaveValue('anna@example.com')
    expect(dialog.getByLabelText('Ricordami')).toBeChecked()
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveValue('segreta1'))
    await submit(dialog)
    await waitFor(() => expect(useSession.getState().status).toBe('user'))
    expect(network.sent('POST', PATH)[1]?.body).toMatchObject({ password: 'segreta1' })
  })

  test('leaves a password alone that was typed before it could fill one in', async () => {
    await logInRemembered()
    cleanup()
    endSession('user')
    const { decrypt } = crypto.subtle
    const opened = Promise.withResolvers<void>()
    const filled = jest.spyOn(crypto.subtle, 'decrypt').mockImplementation(async (...sealed) => {
      await opened.promise
      return decrypt.apply(crypto.subtle, sealed)
    })
    const dialog = await openDialog()
    await paste(dialog.getByLabelText('Password'), 'nuova12')
    await waitFor(() => expect(filled).toHaveBeenCalled())
    opened.resolve()
    await act(() => filled.mock.results[0]?.value)
    filled.mockRestore()
    expect(dialog.getByLabelText('Password')).toHaveValue('nuova12')
  })

  test('ends with a login without the box', async () => {
    await logInRemembered()
    cleanup()
    endSession('user')
    const dialog = await openDialog()
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveValue('segreta1'))
    await userEvent.click(dialog.getByLabelText('Ricordami'))
    await submit(dialog)
    await waitFor(() => expect(useSession.getState().status).toBe('user'))
    expect(remembered()).toBeNull()
  })

  test('keeps no password where the browser has no key for it', async () => {
    Object.assign(globalThis, { indexedDB: undefined })
    await logInRemembered()
    expect(remembered()).toEqual({ email: 'anna@example.com', password: '', rememberMe: true })
  })

  test('gives another browser nothing to open', async () => {
    await logInRemembered()
    cleanup()
    endSession('user')
    fakeIndexedDb()
    const dialog = await openDialog()
    expect(dialog.getByLabelText('Email')).toHaveValue('anna@example.com')
    expect(dialog.getByLabelText('Password')).toHaveValue('')
  })
})

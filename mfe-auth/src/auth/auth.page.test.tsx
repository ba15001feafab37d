import { endSession, useSession } from '@confida/session'
import { aUser, connectionLost, fakeNetwork } from '@confida/testing'
import { paste } from '@confida/testing/paste'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts'
import { address, openPage } from '../testing/open-page.tsx'

const LOGIN = '/api/auth/login'
const REGISTER = '/api/auth/register'
let network = fakeNetwork()

beforeEach(() => {
  endSession('user')
  localStorage.clear()
  sessionStorage.clear()
  fakeIndexedDb()
  network = fakeNetwork()
  const body = { token: 'token-1', user: aUser() }
  network.on('POST', LOGIN, { body })
  network.on('POST', REGISTER, { status: 201, body })
})

const open = () => openPage('auth', { path: '/auth' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const write = (label: string, text: string) => paste(screen.getByLabelText(label), text)

async function openSignUp() {
  await open()
  await press('Non hai un account? Registrati')
}

async function fillIn() {
  await write('Nome', 'Anna')
  await write('Email', 'anna@example.com')
  await write('Password', 'segreta1')
}

test('toggles between login and registration', async () => {
  await open()
  expect(screen.queryByLabelText('Nome')).not.toBeInTheDocument()
  await press('Non hai un account? Registrati')
  expect(screen.getByLabelText('Nome')).toBeVisible()
  await press('Hai già un account? Accedi')
  expect(screen.queryByLabelText('Nome')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toBeVisible()
})

describe('login', () => {
  test('leads to the dashboard', async () => {
    await open()
    await write('Email', 'anna@example.com')
    await write('Password', 'segreta1')
    await press('Accedi')
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(useSession.getState().status).toBe('user')
  })

  test('says that the session has ended, and leads back to where it did', async () => {
    const from = '/text-chat/1?view=x'
    await openPage('auth', { path: { pathname: '/auth', state: { from } } })
    expect(screen.getByText('La sessione è terminata. Accedi per tornare dove eri.')).toBeVisible()
    await write('Email', 'anna@example.com')
    await write('Password', 'segreta1')
    await press('Accedi')
    await waitFor(() => expect(address()).toBe(from))
  })

  test('has the same three alerts as the dialog', async () => {
    await open()
    await press('Accedi')
    expect(screen.getByRole('alert')).toHaveTextContent('Tutti i campi sono obbligatori.')
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Password')).toBeInvalid()
    expect(screen.queryByText(/La sessione è terminata/)).not.toBeInTheDocument()
    await write('Email', 'anna@example.com')
    await write('Password', 'sbagliata')
    network.on('POST', LOGIN, { status: 401, body: { detail: 'x', code: 'invalid_credentials' } })
    await press('Accedi')
    expect(await screen.findByText('Email o password non corretti.')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Password')).toBeInvalid()
    network.on('POST', LOGIN, () => {
      throw connectionLost()
    })
    await press('Accedi')
    expect(await screen.findByText(/Errore di connessione/)).toBeVisible()
    expect(address()).toBe('/auth')
  })

  test('has a way to recover the credentials', async () => {
    await open()
    await userEvent.click(screen.getByRole('link', { name: 'Recupera le credenziali' }))
    expect(address()).toBe('/reset-password')
  })
})

describe('registration', () => {
  test('works with name, e-mail and password, and leads to the dashboard', async () => {
    await openSignUp()
    await fillIn()
    await userEvent.click(screen.getByRole('checkbox'))
    await press('Registrati')
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(network.sent('POST', REGISTER)[0]?.body).toEqual({
      name: 'Anna',
      email: 'anna@example.com',
      password: 'segreta1',
      birth_date: null,
      phone: null,
      discount_code: null,
    })
  })

  test('writes the discount code in capitals and sends it', async () => {
    await openSignUp()
    await fillIn()
    await userEvent.type(screen.getByLabelText(/Codice sconto/), 'welcome10')
    expect(screen.getByLabelText(/Codice sconto/)).toHaveValue('WELCOME10')
    await userEvent.click(screen.getByRole('checkbox'))
    await press('Registrati')
    await waitFor(() => expect(network.sent('POST', REGISTER)).toHaveLength(1))
    expect(network.sent('POST', REGISTER)[0]?.body).toMatchObject({ discount_code: 'WELCOME10' })
  })

  test('requires the terms, which state the age', async () => {
    await openSignUp()
    await fillIn()
    const box = screen.getByRole('checkbox', { name: /Ho almeno 18 anni e accetto i/ })
    expect(box).not.toBeChecked()
    await press('Registrati')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Devi accettare i Termini e Condizioni per procedere con la registrazione',
    )
    expect(network.sent('POST', REGISTER)).toHaveLength(0)
  })

  test('reading the terms does not tick the box', async () => {
    await openSignUp()
    await press('Termini e Condizioni')
    await screen.findByRole('dialog')
    await press('Ho letto e compreso i Termini e Condizioni')
    expect(screen.getByRole('checkbox')).not.toBeChecked()
  })

  test('tells that a code is unknown, and stays', async () => {
    network.on('POST', REGISTER, {
      status: 400,
      body: { detail: 'Codice sconto non valido.', code: 'discount_unknown' },
    })
    await openSignUp()
    await fillIn()
    await userEvent.click(screen.getByRole('checkbox'))
    await press('Registrati')
    expect(await screen.findByRole('alert')).toHaveTextContent('Codice sconto non valido.')
    expect(address()).toBe('/auth')
    expect(screen.getByLabelText('Nome')).toHaveValue('Anna')
  })

  test('keeps what was typed over a reload, but for the password', async () => {
    await openSignUp()
    await fillIn()
    cleanup()
    await openSignUp()
    expect(screen.getByLabelText('Nome')).toHaveValue('Anna')
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })
})

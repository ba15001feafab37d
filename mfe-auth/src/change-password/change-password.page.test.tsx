import { beginSession, endSession, useSession } from '@confida/session'
import { aUser, connectionLost, fakeNetwork } from '@confida/testing'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readRemembered, remember } from '../login/remembered-credentials.ts'
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts'
import { address, openPage } from '../testing/open-page.tsx'

const PATH = '/api/auth/change-password'
let network = fakeNetwork()
const onClose = jest.fn()

beforeEach(() => {
  endSession('user')
  localStorage.clear()
  fakeIndexedDb()
  onClose.mockClear()
  beginSession({ token: 'token-1', user: aUser() })
  network = fakeNetwork()
  network.on('POST', PATH, { body: { success: true, message: 'ok', token: 'token-2' } })
})

const open = () => openPage('change-password', { path: '/dashboard?dialog=change-password', onClose })
const field = (label: string) => screen.getByLabelText(label)
const button = () => screen.getByRole('button', { name: 'Cambia Password' })

function fillIn(current: string, next: string, confirmation = next) {
  fireEvent.change(field('Password attuale'), { target: { value: current } })
  fireEvent.change(field('Nuova password'), { target: { value: next } })
  fireEvent.change(field('Conferma la nuova password'), { target: { value: confirmation } })
}

/** Submits the form although its button is disabled. */
const force = () => fireEvent.submit(button().closest('form') as HTMLFormElement)

describe('while typing', () => {
  test('hints at the length and at the match', async () => {
    await open()
    fillIn('', 'abc', '')
    expect(screen.getByText('Minimo 6 caratteri')).toBeVisible()
    fillIn('', 'abcdef', 'abcdeg')
    expect(screen.getByText('Le password non corrispondono')).toBeVisible()
    expect(screen.queryByText('Minimo 6 caratteri')).not.toBeInTheDocument()
    fillIn('', 'abcdef')
    expect(screen.getByText('Le password corrispondono')).toBeVisible()
  })

  test('the button waits for all three and their match', async () => {
    await open()
    for (const given of [
      ['', 'abcdef', 'abcdef'],
      ['vecchia', '', ''],
      ['vecchia', 'abcdef', ''],
      ['vecchia', 'abcdef', 'abcdeg'],
    ] as const) {
      fillIn(given[0], given[1], given[2])
      expect(button()).toBeDisabled()
    }
    fillIn('vecchia', 'abcdef')
    expect(button()).toBeEnabled()
  })
})

describe('a form sent all the same', () => {
  test.each([
    [['', 'abcdef', 'abcdef'], 'Inserisci la password attuale.'],
    [['vecchia', '', ''], 'Inserisci la nuova password.'],
    [['vecchia', 'abcdef', 'abcdeg'], 'Le nuove password non corrispondono.'],
    [['vecchia', 'abcde', 'abcde'], 'La nuova password deve avere almeno 6 caratteri.'],
    [['vecchia', 'vecchia', 'vecchia'], 'La nuova password è uguale a quella attuale. Scegline una diversa.'],
  ] as const)('%j: %s', async (given, text) => {
    await open()
    fillIn(given[0], given[1], given[2])
    force()
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(network.sent('POST', PATH)).toHaveLength(0)
  })
})

describe('after an administrator has set the password', () => {
  beforeEach(() => beginSession({ token: 'token-1', user: aUser({ has_temporary_login: true }) }))

  test('says why, and cannot be left but by the change or a logout', async () => {
    await open()
    expect(screen.getByText(/Un amministratore ha impostato la tua password/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    fillIn('data', 'abcdef')
    await userEvent.click(button())
    await waitFor(() => expect(useSession.getState().user?.has_temporary_login).toBe(false))
  })

  test('lets out who does not want to choose one now', async () => {
    network.on('POST', '/api/auth/logout', { body: { success: true, message: '' } })
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Esci' }))
    expect(useSession.getState().status).toBe('visitor')
  })
})

test('leads to the other choices of the account', async () => {
  await open()
  await userEvent.click(screen.getByRole('link', { name: 'Privacy e dati' }))
  expect(address()).toBe('/dashboard?dialog=account')
})

describe('changing', () => {
  test('goes on with the fresh token, says so and closes', async () => {
    await open()
    fillIn('vecchia', 'abcdef')
    await userEvent.click(button())
    expect(await screen.findByText('Password cambiata con successo!')).toBeVisible()
    expect(network.sent('POST', PATH)[0]?.body).toEqual({
      current_password: 'vecchia',
      new_password: 'abcdef',
    })
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(localStorage.getItem('token')).toBe('token-2')
    expect(useSession.getState().status).toBe('user')
  })

  test('brings what this browser remembers up to date', async () => {
    await remember({ email: 'anna@example.com', password: 'vecchia' })
    await open()
    fillIn('vecchia', 'abcdef')
    await userEvent.click(button())
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(await readRemembered()).toEqual({ email: 'anna@example.com', password: 'abcdef' })
  })

  test('a wrong current password is told and ends no session', async () => {
    network.on('POST', PATH, { status: 401, body: { detail: 'x', code: 'password_incorrect' } })
    await open()
    fillIn('sbagliata', 'abcdef')
    await userEvent.click(button())
    expect((await screen.findByRole('alert')).textContent).toBe('La password attuale non è corretta.')
    expect(localStorage.getItem('token')).toBe('token-1')
    expect(useSession.getState().status).toBe('user')
    expect(field('Nuova password')).toHaveValue('abcdef')
    expect(onClose).not.toHaveBeenCalled()
  })

  test.each([
    ['with the detail', { status: 400, body: { detail: 'X' } }, 'Errore: X'],
    ['without', { status: 500, body: {} }, 'Errore durante il cambio della password. Riprova.'],
  ])('another failure is told %s', async (_, answer, text) => {
    network.on('POST', PATH, answer)
    await open()
    fillIn('vecchia', 'abcdef')
    await userEvent.click(button())
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })

  test('a lost connection is told', async () => {
    network.on('POST', PATH, () => {
      throw connectionLost()
    })
    await open()
    fillIn('vecchia', 'abcdef')
    await userEvent.click(button())
    expect(await screen.findByRole('alert')).toHaveTextContent('Errore durante il cambio della password')
  })
})

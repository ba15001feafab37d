import { connectionLost, fakeNetwork } from '@confida/testing'
import { paste } from '@confida/testing/paste'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { address, openPage } from '../testing/open-page.tsx'

const REQUEST = '/api/auth/password-reset-request'
const VERIFY = '/api/auth/verify-reset-code'
const CONFIRM = '/api/auth/password-reset-confirm'
let network = fakeNetwork()

beforeEach(() => {
  sessionStorage.clear()
  network = fakeNetwork()
  for (const path of [REQUEST, VERIFY, CONFIRM]) {
    network.on('POST', path, { body: { success: true, message: 'ok' } })
  }
})
afterEach(() => {
  jest.useRealTimers()
})

const open = (query = '') => openPage('reset-password', { path: `/reset-password${query}` })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const write = (label: string, text: string) => paste(screen.getByLabelText(label), text)
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const lose = () => {
  throw connectionLost()
}

async function openPasswordStep() {
  await open('?email=a%40b.it')
  await write('Codice a 6 cifre', '123456')
  await press('Verifica il codice')
  await screen.findByLabelText('Nuova password')
}

describe('the address', () => {
  test('is required', async () => {
    await open()
    await press('Invia il codice')
    expect(screen.getByRole('alert')).toHaveTextContent('Inserisci la tua email')
    expect(network.sent('POST', REQUEST)).toHaveLength(0)
  })

  test('is sent, and then the code is asked for, even after a reload', async () => {
    await open()
    await write('Email', 'anna@example.com')
    await press('Invia il codice')
    expect(await screen.findByLabelText('Codice a 6 cifre')).toHaveFocus()
    expect(network.sent('POST', REQUEST)[0]?.body).toEqual({ email: 'anna@example.com' })
    expect(address()).toBe('/reset-password?email=anna%40example.com')
  })

  test.each([
    ['the detail', { status: 400, body: { detail: 'X' } }, 'X'],
    ['what is wrong with it', { status: 400, body: { detail: 'X', fields: { email: 'Y' } } }, 'Y'],
    ['the fallback', { status: 500, body: {} }, "Errore durante l'invio del codice"],
  ])('a failure shows %s', async (_, answer, text) => {
    network.on('POST', REQUEST, answer)
    await open()
    await write('Email', 'anna@example.com')
    await press('Invia il codice')
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })
})

describe('the code', () => {
  test('is asked for at once when the address is in the link', async () => {
    await open('?email=a%40b.it')
    await type('Codice a 6 cifre', '12ab34')
    expect(screen.getByLabelText('Codice a 6 cifre')).toHaveValue('1234')
    await type('Codice a 6 cifre', '5678')
    expect(screen.getByLabelText('Codice a 6 cifre')).toHaveValue('123456')
    await press('Verifica il codice')
    await waitFor(() => expect(network.sent('POST', VERIFY)).toHaveLength(1))
    expect(network.sent('POST', VERIFY)[0]?.body).toEqual({ email: 'a@b.it', code: '123456' })
  })

  test('can be typed on an Arabic keyboard', async () => {
    await open('?email=a%40b.it')
    await type('Codice a 6 cifre', '٠١٢ ٧٨٩')
    expect(screen.getByLabelText('Codice a 6 cifre')).toHaveValue('012789')
  })

  test('has six digits', async () => {
    await open('?email=a%40b.it')
    await write('Codice a 6 cifre', '12345')
    await press('Verifica il codice')
    expect(screen.getByRole('alert')).toHaveTextContent('Inserisci un codice a 6 cifre valido')
    expect(network.sent('POST', VERIFY)).toHaveLength(0)
  })

  test.each([
    ['the detail', { status: 400, body: { detail: 'X' } }, 'X'],
    ['the fallback', { status: 400, body: {} }, 'Codice non valido o scaduto'],
  ])('a refusal shows %s', async (_, answer, text) => {
    network.on('POST', VERIFY, answer)
    await open('?email=a%40b.it')
    await write('Codice a 6 cifre', '123456')
    await press('Verifica il codice')
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(screen.getByLabelText('Codice a 6 cifre')).toBeInvalid()
    expect(screen.getByLabelText('Codice a 6 cifre')).toHaveFocus()
  })

  test('a new one begins with the address', async () => {
    await open('?email=a%40b.it')
    await press('Richiedi un nuovo codice')
    expect(screen.getByLabelText('Email')).toHaveValue('a@b.it')
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(address()).toBe('/reset-password')
  })
})

describe('the countdown', () => {
  const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))
  const timer = () => screen.getByRole('timer')
  const isUrgent = () => timer().parentElement?.hasAttribute('data-urgent')

  test('runs ten minutes, is urgent below one, and then the code is dead', async () => {
    jest.useFakeTimers()
    await open('?email=a%40b.it')
    expect(timer()).toHaveTextContent('10:00')
    wait(540)
    expect(timer()).toHaveTextContent('01:00')
    expect(isUrgent()).toBe(false)
    wait(1)
    expect(timer()).toHaveTextContent('00:59')
    expect(isUrgent()).toBe(true)
    wait(59)
    expect(screen.getByText('Il codice è scaduto. Richiedine uno nuovo.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Verifica il codice' })).toBeDisabled()
  })

  test('goes on over a reload', async () => {
    jest.useFakeTimers()
    await open('?email=a%40b.it')
    wait(100)
    cleanup()
    await open('?email=a%40b.it')
    expect(timer()).toHaveTextContent('08:20')
  })

  test('of another address starts anew', async () => {
    jest.useFakeTimers()
    await open('?email=a%40b.it')
    wait(100)
    cleanup()
    await open('?email=c%40d.it')
    expect(timer()).toHaveTextContent('10:00')
  })
})

describe('the new password', () => {
  const fillIn = async (password: string, confirmation = password) => {
    await write('Nuova password', password)
    await write('Conferma la password', confirmation)
    await press('Aggiorna la password')
  }

  test.each([
    ['12345', '12345', 'La password deve essere di almeno 6 caratteri'],
    ['abcdef', 'abcdeg', 'Le password non corrispondono'],
  ])('%s and %s are refused', async (password, confirmation, text) => {
    await openPasswordStep()
    await fillIn(password, confirmation)
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(network.sent('POST', CONFIRM)).toHaveLength(0)
  })

  test('shows how strong it is', async () => {
    await openPasswordStep()
    await type('Nuova password', 'abcdefg')
    expect(screen.getByText('Debole')).toBeVisible()
    await write('Nuova password', 'hijkl')
    expect(screen.getByText('Forte')).toBeVisible()
  })

  test.each([
    ['the detail', { status: 400, body: { detail: 'X' } }, 'X'],
    ['the fallback', { status: 500, body: {} }, "Errore durante l'aggiornamento della password"],
  ])('a failure shows %s', async (_, answer, text) => {
    network.on('POST', CONFIRM, answer)
    await openPasswordStep()
    await fillIn('abcdef')
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })

  test('with a code that ran out meanwhile leads to a new code', async () => {
    network.on('POST', CONFIRM, { status: 400, body: { detail: 'X', code: 'reset_code_invalid' } })
    await openPasswordStep()
    expect(screen.queryByRole('button', { name: 'Richiedi un nuovo codice' })).toBeNull()
    await fillIn('abcdef')
    await userEvent.click(await screen.findByRole('button', { name: 'Richiedi un nuovo codice' }))
    expect(screen.getByLabelText('Email')).toHaveValue('a@b.it')
    await press('Invia il codice')
    expect(await screen.findByLabelText('Codice a 6 cifre')).toHaveValue('')
  })

  test('a lost connection is told', async () => {
    network.on('POST', CONFIRM, lose)
    await openPasswordStep()
    await fillIn('abcdef')
    expect((await screen.findByRole('alert')).textContent).toBe('Errore di connessione. Riprova più tardi.')
  })

  test('is set, and three seconds later the landing page comes', async () => {
    await openPasswordStep()
    await write('Nuova password', 'abcdef')
    await write('Conferma la password', 'abcdef')
    jest.useFakeTimers()
    act(() => screen.getByRole('button', { name: 'Aggiorna la password' }).click())
    await screen.findByText('Password Aggiornata!')
    expect(network.sent('POST', CONFIRM)[0]?.body).toEqual({
      email: 'a@b.it',
      code: '123456',
      new_password: 'abcdef',
    })
    act(() => jest.advanceTimersByTime(2_900))
    expect(address()).toBe('/reset-password?email=a%40b.it')
    act(() => jest.advanceTimersByTime(100))
    expect(address()).toBe('/')
  })
})

test('a link leads back to the login', async () => {
  await open()
  await userEvent.click(screen.getByRole('link', { name: 'Torna al login' }))
  expect(address()).toBe('/')
})

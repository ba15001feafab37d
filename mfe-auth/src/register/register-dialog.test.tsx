import { phoneCountries } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { endSession, useSession } from '@confida/session'
import { aUser, connectionLost, fakeNetwork } from '@confida/testing'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.tsx'

const PATH = '/api/auth/register'
let network = fakeNetwork()

beforeEach(() => {
  endSession('user')
  localStorage.clear()
  sessionStorage.clear()
  network = fakeNetwork()
  network.on('POST', PATH, { status: 201, body: { token: 'token-1', user: aUser() } })
})

async function openDialog(language: 'it' | 'en' = 'it') {
  await openPage('landing', { language })
  const name = language === 'it' ? 'Registrati' : 'Sign up'
  await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

type Dialog = Awaited<ReturnType<typeof openDialog>>

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const submit = (dialog: Dialog, name = 'Registrati') => userEvent.click(dialog.getByRole('button', { name }))

/** Types a date the way people do: it counts without leaving the field. */
async function typeDate(field: HTMLElement, date: string) {
  await userEvent.click(field)
  type(field, date)
}

/** A date that is there at once, as from a browser's own help: no calendar opens, which takes long to draw. */
function pasteDate(field: HTMLElement, date: string) {
  type(field, date)
  fireEvent.blur(field)
}

async function fillIn(dialog: Dialog) {
  type(dialog.getByLabelText('Nome'), ' Anna ')
  pasteDate(dialog.getByLabelText('Data di nascita'), '03/05/1990')
  type(dialog.getByLabelText('Telefono'), '3331234567')
  type(dialog.getByLabelText('Email'), 'anna@example.com')
  type(dialog.getByLabelText('Password'), 'segreta1')
}

describe('registering', () => {
  test('creates the account with all six keys and begins its session', async () => {
    const dialog = await openDialog()
    await fillIn(dialog)
    await submit(dialog)
    await waitFor(() => expect(useSession.getState().status).toBe('user'))
    expect(network.sent('POST', PATH)[0]?.body).toEqual({
      name: 'Anna',
      birth_date: '1990-05-03',
      phone: '+39 3331234567',
      email: 'anna@example.com',
      password: 'segreta1',
      discount_code: null,
    })
    expect(sessionStorage.getItem('auth_draft_register')).toBeNull()
  })

  test('states the age before anybody is refused for it', async () => {
    const dialog = await openDialog()
    expect(dialog.getByLabelText('Data di nascita')).toHaveAccessibleDescription('Da 18 anni in su')
  })

  test('has five inputs, no discount code and no terms checkbox', async () => {
    const dialog = await openDialog()
    for (const label of ['Nome', 'Data di nascita', 'Telefono', 'Email', 'Password']) {
      expect(dialog.getByLabelText(label)).toBeVisible()
    }
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(dialog.queryByLabelText(/sconto/)).not.toBeInTheDocument()
    expect(dialog.getByText(/Registrandoti accetti i/)).toBeVisible()
  })

  test('names the labels of all that is missing', async () => {
    const dialog = await openDialog()
    await submit(dialog)
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'Compila i campi mancanti: Nome, Data di nascita, Telefono, Email e Password.',
    )
    type(dialog.getByLabelText('Nome'), 'Anna')
    await submit(dialog)
    expect(dialog.getByRole('alert')).not.toHaveTextContent('Nome')
    expect(dialog.getByLabelText('Nome')).toBeValid()
    expect(dialog.getByLabelText('Telefono')).toBeInvalid()
    expect(dialog.getByLabelText('Data di nascita')).toHaveFocus()
    expect(network.sent('POST', PATH)).toHaveLength(0)
  })

  longTest('refuses five characters of password and takes six', async () => {
    const dialog = await openDialog()
    await fillIn(dialog)
    type(dialog.getByLabelText('Password'), '12345')
    await submit(dialog)
    expect(dialog.getByRole('alert')).toHaveTextContent('La password deve essere di almeno 6 caratteri')
    expect(network.sent('POST', PATH)).toHaveLength(0)
    type(dialog.getByLabelText('Password'), '123456')
    await submit(dialog)
    await waitFor(() => expect(network.sent('POST', PATH)).toHaveLength(1))
  })
})

describe('the phone', () => {
  test('offers twenty countries with their prefixes, Italy first', async () => {
    const dialog = await openDialog()
    const picker = dialog.getByLabelText('Prefisso internazionale')
    const options = within(picker).getAllByRole('option')
    expect(options).toHaveLength(20)
    expect(picker).toHaveValue('IT')
    expect(options.map((option) => option.textContent?.split(' ').at(-1))).toEqual(
      phoneCountries.map(({ prefix }) => prefix),
    )
    expect(options[7]).toHaveTextContent('Austria +43')
  })

  test('is sent with the chosen prefix', async () => {
    const dialog = await openDialog()
    await fillIn(dialog)
    await userEvent.selectOptions(dialog.getByLabelText('Prefisso internazionale'), 'BR')
    await submit(dialog)
    await waitFor(() => expect(network.sent('POST', PATH)).toHaveLength(1))
    expect(network.sent('POST', PATH)[0]?.body).toMatchObject({ phone: '+55 3331234567' })
  })
})

describe('the birth date', () => {
  test('is shown as dd/MM/yyyy and may be typed without separators', async () => {
    const dialog = await openDialog()
    const date = dialog.getByLabelText('Data di nascita')
    await typeDate(date, '03051990')
    await userEvent.click(dialog.getByLabelText('Nome'))
    await waitFor(() => expect(date).toHaveValue('03/05/1990'))
  })

  longTest('cannot be tomorrow', async () => {
    const dialog = await openDialog()
    await fillIn(dialog)
    const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString('en-GB')
    await typeDate(dialog.getByLabelText('Data di nascita'), tomorrow)
    expect(dialog.getByRole('alert')).toHaveTextContent('La data non può essere nel futuro.')
    await submit(dialog)
    expect(dialog.getByRole('alert')).toHaveTextContent('La data non può essere nel futuro.')
    expect(dialog.getByLabelText('Data di nascita')).toHaveFocus()
    expect(network.sent('POST', PATH)).toHaveLength(0)
  })

  longTest('that is wrong is not called missing', async () => {
    const dialog = await openDialog()
    await fillIn(dialog)
    pasteDate(dialog.getByLabelText('Data di nascita'), '31/02/1990')
    type(dialog.getByLabelText('Nome'), '')
    await submit(dialog)
    expect(dialog.getByText('Compila i campi mancanti: Nome.')).toBeVisible()
    expect(dialog.getByText('Data non valida: scrivila come 31/01/1990.')).toBeVisible()
    type(dialog.getByLabelText('Nome'), 'Anna')
    await submit(dialog)
    expect(dialog.queryByText(/Compila i campi mancanti/)).not.toBeInTheDocument()
    expect(network.sent('POST', PATH)).toHaveLength(0)
  })

  longTest.each([
    ['31/12/2990', 'La data non può essere nel futuro.'],
    ['31/02/1990', 'Data non valida: scrivila come 31/01/1990.'],
    ['maggio 1990', 'Data non valida: scrivila come 31/01/1990.'],
    ['03/05/1890', 'La data è troppo lontana nel passato.'],
  ])('stays as it was typed (%s) with the reason, until another one is given', async (typed, reason) => {
    const dialog = await openDialog()
    const date = dialog.getByLabelText('Data di nascita')
    await typeDate(date, typed)
    await userEvent.tab()
    expect(await dialog.findByText(reason)).toBeVisible()
    expect(date).toHaveValue(typed)
    expect(date).toBeInvalid()
    await typeDate(date, '3/5/1990')
    await userEvent.tab()
    await waitFor(() => expect(date).toHaveValue('03/05/1990'))
    expect(dialog.queryByText(reason)).not.toBeInTheDocument()
  })

  test('that is emptied by keyboard is missing', async () => {
    const dialog = await openDialog()
    await fillIn(dialog)
    await typeDate(dialog.getByLabelText('Data di nascita'), '')
    await userEvent.tab()
    await submit(dialog)
    expect(dialog.getByText('Compila i campi mancanti: Data di nascita.')).toBeVisible()
    expect(dialog.getByLabelText('Data di nascita')).toHaveValue('')
    expect(network.sent('POST', PATH)).toHaveLength(0)
  })
})

describe('a failure', () => {
  longTest.each([
    ['detail first', 400, { detail: 'D1', message: 'M1' }, 'D1'],
    ['then the message', 400, { message: 'M1' }, 'M1'],
    [
      'under age',
      400,
      { detail: 'Devi avere 18 anni', code: 'under_age' },
      'Data di nascita: Devi avere 18 anni',
      'birth_date',
    ],
    ['about the password', 400, { detail: 'password too weak' }, 'Password: password too weak', 'password'],
    [
      'about the birth date',
      400,
      { detail: 'birth date invalid' },
      'Data di nascita: birth date invalid',
      'birth_date',
    ],
    ['about the phone', 400, { detail: 'phone invalid' }, 'Telefono: phone invalid', 'phone'],
    ['about the e-mail', 400, { detail: 'email invalid' }, 'Email: email invalid', 'email'],
    [
      'field by field',
      400,
      { detail: 'X', fields: { phone: 'No.', email: 'No!' } },
      'Telefono: No.Email: No!',
      'phone',
      'email',
    ],
    ['without words', 500, {}, 'Registrazione non riuscita. Riprova.'],
  ])('is told, and marks its fields: %s', async (_, status, body, text, ...fields) => {
    network.on('POST', PATH, { status, body })
    const dialog = await openDialog()
    await fillIn(dialog)
    await submit(dialog)
    expect((await dialog.findByRole('alert')).textContent).toBe(text)
    expect(dialog.getByLabelText('Email')).toHaveValue('anna@example.com')
    const marked = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')]
    expect(marked.map(({ name }) => name)).toEqual(fields)
  })

  longTest('shows a plain text answer', async () => {
    globalThis.fetch = async (input) => {
      const isRegistration = new Request(input).url.endsWith(PATH)
      return new Response(isRegistration ? 'plain reason' : '{}', { status: 400 })
    }
    const dialog = await openDialog()
    await fillIn(dialog)
    await submit(dialog)
    expect((await dialog.findByRole('alert')).textContent).toBe('plain reason')
  })

  longTest('tells of a lost connection and keeps what was typed', async () => {
    network.on('POST', PATH, () => {
      throw connectionLost()
    })
    const dialog = await openDialog()
    await fillIn(dialog)
    await submit(dialog)
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Errore di connessione/)
    expect(dialog.getByLabelText('Password')).toHaveValue('segreta1')
  })

  longTest.each([
    [409, { detail: 'Email già registrata', code: 'email_exists' }],
    [409, { detail: 'Email già registrata' }],
    [400, { detail: 'Email already registered' }],
  ])('says that the address is taken (%s %j)', async (status, body) => {
    network.on('POST', PATH, { status, body })
    const dialog = await openDialog('en')
    type(dialog.getByLabelText('Name'), 'Anna')
    await typeDate(dialog.getByLabelText('Date of birth'), '03/05/1990')
    type(dialog.getByLabelText('Phone'), '3331234567')
    type(dialog.getByLabelText('Email'), 'anna@example.com')
    type(dialog.getByLabelText('Password'), 'segreta1')
    await submit(dialog, 'Sign up')
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'This email is already registered. Try logging in instead.',
    )
  })
})

describe('what was typed', () => {
  test('survives a reload, but for the password', async () => {
    await fillIn(await openDialog())
    cleanup()
    const dialog = await openDialog()
    expect(dialog.getByLabelText('Nome')).toHaveValue(' Anna ')
    expect(dialog.getByLabelText('Data di nascita')).toHaveValue('03/05/1990')
    expect(dialog.getByLabelText('Telefono')).toHaveValue('3331234567')
    expect(dialog.getByLabelText('Password')).toHaveValue('')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('segreta1')
  })

  test('survives reading the terms', async () => {
    network.on('GET', '/api/contract', { status: 500, body: {} })
    const dialog = await openDialog()
    await fillIn(dialog)
    await userEvent.click(dialog.getByRole('button', { name: 'Termini e Condizioni' }))
    await userEvent.click(
      await screen.findByRole('button', { name: 'Ho letto e compreso i Termini e Condizioni' }),
    )
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(dialog.getByLabelText('Password')).toHaveValue('segreta1')
  })

  test('the login is one link away', async () => {
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Accedi' }))
    expect(await screen.findByRole('dialog', { name: 'Che bello rivederti' })).toBeVisible()
  })
})

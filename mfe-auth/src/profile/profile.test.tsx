import { beginSession, endSession, useSession } from '@confida/session'
import { aUser, fakeNetwork } from '@confida/testing'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.tsx'

let network = fakeNetwork()
const user = aUser({ email_confirmed: false })
const sent = { success: true, message: 'Ti abbiamo inviato un link.' }

beforeEach(() => {
  endSession('user')
  localStorage.clear()
  network = fakeNetwork()
})

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the page of the link', () => {
  const CONFIRM = '/api/auth/confirm-email'
  const open = () => openPage('confirm-email', { path: '/confirm-email?token=t-1' })

  test('confirms at a click, not by itself', async () => {
    network.on('POST', CONFIRM, { body: { email: user.email } })
    beginSession({ token: 'token-1', user })
    await open()
    expect(network.sent('POST', CONFIRM)).toHaveLength(0)
    await click('Conferma l’indirizzo')
    expect(await screen.findByRole('heading', { name: 'Indirizzo confermato' })).toBeVisible()
    expect(network.sent('POST', CONFIRM)[0]?.body).toEqual({ token: 't-1' })
    expect(useSession.getState().user?.email_confirmed).toBe(true)
  })

  test('tells of a link that is too old', async () => {
    network.on('POST', CONFIRM, {
      status: 400,
      body: { code: 'confirmation_invalid', detail: 'Il link non è valido o è scaduto.' },
    })
    await open()
    await click('Conferma l’indirizzo')
    expect(await screen.findByRole('alert')).toHaveTextContent('Il link non è valido o è scaduto.')
  })
})

describe('the profile in the account dialog', () => {
  beforeEach(async () => {
    beginSession({ token: 'token-1', user })
    network.on('GET', '/api/account/second-factors', {
      body: { factors: [], recovery_codes_left: 0, is_required: false },
    })
    network.on('GET', '/api/account/sessions', { body: [] })
    await openPage('account', { path: '/dashboard?dialog=account' })
  })

  test('takes another name', async () => {
    network.on('PUT', '/api/account/name', { body: { ...user, name: 'Anna Verdi' } })
    const name = screen.getByLabelText('Nome')
    await userEvent.clear(name)
    await click('Salva il nome')
    expect(screen.getByText('Compila questo campo.')).toBeVisible()
    await userEvent.type(name, 'Anna Verdi{Enter}')
    expect(await screen.findByText('Nome aggiornato.')).toBeVisible()
    expect(useSession.getState().user?.name).toBe('Anna Verdi')
  })

  test('has another link mailed, or says when it can be', async () => {
    const RESEND = '/api/account/email/confirmation'
    network.on('POST', RESEND, {
      status: 429,
      body: { code: 'rate_limited', detail: 'Riprova tra 30 minuti.' },
    })
    await click('Invia di nuovo il link')
    expect(await screen.findByText('Riprova tra 30 minuti.')).toBeVisible()
    network.on('POST', RESEND, { body: sent })
    await click('Invia di nuovo il link')
    expect(await screen.findByText(sent.message)).toBeVisible()
  })

  test('asks for a new address with the password, and keeps what was typed at a refusal', async () => {
    const CHANGE = '/api/account/email'
    network.on('PUT', CHANGE, { status: 409, body: { code: 'email_exists', detail: 'Email già registrata' } })
    await click('Cambia indirizzo')
    const dialog = within(screen.getByRole('dialog', { name: 'Cambia indirizzo' }))
    await userEvent.type(dialog.getByLabelText('Email'), 'nuova@example.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Invia il link' }))
    expect(dialog.getByText('Compila questo campo.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Password attuale'), 'segreto{Enter}')
    expect(await dialog.findByText('Email già registrata')).toBeVisible()
    expect(dialog.getByLabelText('Email')).toHaveValue('nuova@example.com')
    network.on('PUT', CHANGE, { body: sent })
    await userEvent.click(dialog.getByRole('button', { name: 'Invia il link' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cambia indirizzo' })).toBeNull())
    expect(network.sent('PUT', CHANGE)[1]?.body).toEqual({ email: 'nuova@example.com', password: 'segreto' })
  })
})

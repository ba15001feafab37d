import { fakeNetwork } from '@confida/testing'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.tsx'

const OFFER = '/api/auth/invitation'
const success = { success: true, message: 'Invito accettato' }
let network = fakeNetwork()

beforeEach(() => {
  localStorage.clear()
  network = fakeNetwork()
})

const open = () => openPage('invitation', { path: '/invitation?token=t-1' })
const offer = (has_account: boolean) =>
  network.on('POST', OFFER, { body: { email: 'bea@example.org', role: 'support', has_account } })
const accept = async () => userEvent.click(await screen.findByRole('button', { name: 'Accetta l’invito' }))

describe('the page of an invitation', () => {
  test('takes name and password of who has no account', async () => {
    offer(false)
    network.on('POST', `${OFFER}/accept`, { body: success })
    await open()
    expect(await screen.findByText(/bea@example\.org .* Assistenza/)).toBeVisible()
    await accept()
    expect(screen.getByText('Compila questo campo.')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Nome'), 'Bea')
    await userEvent.type(screen.getByLabelText('Nuova password'), 'una-password')
    await accept()
    expect(await screen.findByRole('heading', { name: 'Invito accettato' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/auth')
    const body = { token: 't-1', name: 'Bea', password: 'una-password' }
    expect(network.sent('POST', `${OFFER}/accept`)[0]?.body).toEqual(body)
  })

  test('takes the password of an account that is there, and says when it is wrong', async () => {
    offer(true)
    network.on('POST', `${OFFER}/accept-with-account`, {
      status: 401,
      body: { code: 'password_incorrect', detail: 'La password non è corretta.' },
    })
    await open()
    await userEvent.type(await screen.findByLabelText('Password'), 'sbagliata')
    await accept()
    expect(await screen.findByText('La password non è corretta.')).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveValue('sbagliata')
    network.on('POST', `${OFFER}/accept-with-account`, { body: success })
    await accept()
    expect(await screen.findByRole('heading', { name: 'Invito accettato' })).toBeVisible()
  })

  test('tells of a link that is void', async () => {
    const detail = 'Questo invito non è più valido.'
    network.on('POST', OFFER, { status: 400, body: { code: 'invitation_invalid', detail } })
    await open()
    expect(await screen.findByText(detail)).toBeVisible()
  })
})

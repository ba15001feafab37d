import { beginSession, endSession, useSession } from '@confida/session'
import { aUser, fakeNetwork } from '@confida/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.tsx'

const PATH = '/api/account/sealed-chats'
let network = fakeNetwork()
const onClose = jest.fn()

beforeEach(() => {
  endSession('user')
  localStorage.clear()
  onClose.mockClear()
  beginSession({ token: 'token-1', user: aUser({ are_chats_sealed: true }) })
  network = fakeNetwork()
  network.on('POST', `${PATH}/code`, { body: { success: true, message: '' } })
})

const open = () => openPage('unseal-chats', { path: '/dashboard', onClose })
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('sends a code, and shows the chats again for it', async () => {
  network.on('POST', PATH, { body: { success: true, message: '' } })
  await open()
  expect(network.sent('POST', `${PATH}/code`)).toHaveLength(0)
  await click('Inviami il codice')
  await userEvent.type(await screen.findByLabelText('Codice di verifica'), '٤٨٢913')
  await click('Mostra le mie chat')
  expect(await screen.findByText('Le tue chat sono di nuovo visibili.')).toBeVisible()
  expect(network.sent('POST', PATH)[0]?.body).toEqual({ code: '482913' })
  expect(useSession.getState().user?.are_chats_sealed).toBe(false)
})

test('tells that a code is wrong, keeps it, and sends another', async () => {
  network.on('POST', PATH, {
    status: 400,
    body: { detail: 'Codice non valido o scaduto', code: 'reset_code_invalid' },
  })
  await open()
  await click('Inviami il codice')
  await click('Mostra le mie chat')
  expect(await screen.findByText('Inserisci le sei cifre del codice.')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Codice di verifica'), '000000')
  await click('Mostra le mie chat')
  expect(await screen.findByRole('alert')).toHaveTextContent('Codice non valido o scaduto')
  expect(screen.getByLabelText('Codice di verifica')).toHaveValue('000000')
  expect(useSession.getState().user?.are_chats_sealed).toBe(true)
  await click('Invia un altro codice')
  await click('Inviami il codice')
  await waitFor(() => expect(network.sent('POST', `${PATH}/code`)).toHaveLength(2))
})

test('tells that no code was sent, and can wait', async () => {
  network.on('POST', `${PATH}/code`, {
    status: 429,
    body: { detail: 'Troppi tentativi.', code: 'rate_limited' },
  })
  await open()
  await click('Inviami il codice')
  expect(await screen.findByRole('alert')).toHaveTextContent('Troppi tentativi.')
  await click('Più tardi')
  expect(onClose).toHaveBeenCalledTimes(1)
})

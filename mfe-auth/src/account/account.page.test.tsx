import { longTest } from '@confida/jest-presets/long-test'
import { beginSession, endSession, useSession } from '@confida/session'
import { aUser, connectionLost, fakeNetwork } from '@confida/testing'
import { paste } from '@confida/testing/paste'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { REMEMBERED_KEY } from '../login/remembered-credentials.ts'
import { openPage } from '../testing/open-page.tsx'

let network = fakeNetwork()
let files: Blob[] = []
const user = aUser()

beforeEach(() => {
  endSession('user')
  localStorage.clear()
  beginSession({ token: 'token-1', user })
  network = fakeNetwork()
  network.on('GET', '/api/account/sessions', { body: [] })
  network.on('GET', '/api/account/second-factors', {
    body: { factors: [], recovery_codes_left: 0, is_required: false },
  })
  files = []
  URL.createObjectURL = (blob) => {
    files.push(blob as Blob)
    return 'blob:made'
  }
  URL.revokeObjectURL = () => undefined
  // What a browser does with a link to a file, jsdom cannot.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
})

const open = () => openPage('account', { path: '/dashboard?dialog=account' })
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const emotions = () => screen.getByRole('checkbox', { name: 'Analizza le emozioni dei miei messaggi' })

describe('the emotion analysis', () => {
  test('is switched off and on', async () => {
    network.on('PUT', '/api/account/emotion-consent', { body: { enabled: false } })
    await open()
    expect(emotions()).toBeChecked()
    await userEvent.click(emotions())
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Le etichette già assegnate')
    expect(network.sent('PUT', '/api/account/emotion-consent')).toHaveLength(0)
    await click('Disattiva ed elimina')
    expect(await screen.findByText(/le etichette sono state eliminate/)).toBeVisible()
    expect(emotions()).not.toBeChecked()
    expect(emotions()).toHaveFocus()
    expect(network.sent('PUT', '/api/account/emotion-consent')[0]?.body).toEqual({ enabled: false })
  })

  test('stays on, with its labels, where the question is left', async () => {
    await open()
    await userEvent.click(emotions())
    await click('Annulla')
    expect(emotions()).toBeChecked()
    expect(network.sent('PUT', '/api/account/emotion-consent')).toHaveLength(0)
  })

  test('stays as it was where the choice cannot be saved', async () => {
    network.on('PUT', '/api/account/emotion-consent', { status: 500, body: {} })
    await open()
    await userEvent.click(emotions())
    await click('Disattiva ed elimina')
    expect(await screen.findByText('Non è stato possibile salvare la scelta. Riprova.')).toBeVisible()
    expect(emotions()).toBeChecked()
  })
})

describe('the download', () => {
  test('saves what the server gives as a file', async () => {
    const data = { exported_at: '2026-01-15T09:30:00.000Z', user, companions: [] }
    network.on('GET', '/api/account/export', { body: data })
    await open()
    await click('Scarica i miei dati')
    expect(await screen.findByText('I tuoi dati sono stati scaricati.')).toBeVisible()
    expect(files.map(({ type }) => type)).toEqual(['application/json'])
  })

  test('tells how long to wait after too many', async () => {
    const body = { detail: 'Troppi tentativi. Riprova tra 1 minuto.', code: 'rate_limited' }
    network.on('GET', '/api/account/export', { status: 429, body })
    await open()
    await click('Scarica i miei dati')
    expect(await screen.findByText(body.detail)).toBeVisible()
  })

  test('tells that it failed', async () => {
    network.on('GET', '/api/account/export', () => {
      throw connectionLost()
    })
    await open()
    await click('Scarica i miei dati')
    expect(await screen.findByText('Non è stato possibile scaricare i dati. Riprova.')).toBeVisible()
    expect(files).toEqual([])
  })
})

describe('deleting the account', () => {
  const PATH = '/api/account'
  const password = () => screen.getByLabelText('Password', { exact: true })

  async function comeToPassword() {
    await open()
    await click('Elimina il mio account')
    expect(screen.getByRole('alertdialog', { name: 'Eliminare il tuo account?' })).toBeVisible()
    expect(network.sent('DELETE', PATH)).toHaveLength(0)
    await click('Continua')
  }

  test('takes two steps, ends the session and forgets the person', async () => {
    network.on('DELETE', PATH, { body: { success: true, message: 'ok' } })
    localStorage.setItem(
      REMEMBERED_KEY,
      JSON.stringify({ email: user.email, password: '', rememberMe: true }),
    )
    localStorage.setItem(`conv_total_${user.id}`, '60000')
    localStorage.setItem('conv_total_other', '60000')
    sessionStorage.setItem('companion_draft', JSON.stringify({ key: `${user.id} new`, step: 0 }))
    await comeToPassword()
    expect(screen.getByRole('button', { name: 'Elimina per sempre' })).toBeDisabled()
    await paste(password(), 'segreto')
    await click('Elimina per sempre')
    expect(await screen.findByText('Il tuo account e tutti i tuoi dati sono stati eliminati.')).toBeVisible()
    expect(network.sent('DELETE', PATH)[0]?.body).toEqual({ password: 'segreto' })
    expect(useSession.getState()).toMatchObject({ status: 'visitor', endedBy: 'user' })
    for (const key of ['token', REMEMBERED_KEY, `conv_total_${user.id}`]) {
      expect(localStorage.getItem(key)).toBeNull()
    }
    expect(localStorage.getItem('conv_total_other')).toBe('60000')
    expect(sessionStorage.getItem('companion_draft')).toBeNull()
  })

  longTest.each([
    [
      'a wrong password',
      { status: 401, body: { detail: 'x', code: 'password_incorrect' } },
      'La password non è corretta.',
    ],
    [
      'too many tries',
      { status: 429, body: { detail: 'Troppi tentativi.', code: 'rate_limited' } },
      'Troppi tentativi.',
    ],
    ['a fault', { status: 500, body: {} }, 'Non è stato possibile eliminare l’account. Riprova.'],
  ])('%s is told and ends no session', async (_, answer, text) => {
    network.on('DELETE', PATH, answer)
    await comeToPassword()
    await paste(password(), 'sbagliata')
    await click('Elimina per sempre')
    // Not the only alert: a toast of an earlier test may still stand.
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeVisible()
    expect(password()).toHaveValue('sbagliata')
    expect(useSession.getState().status).toBe('user')
    expect(localStorage.getItem('token')).toBe('token-1')
  })

  test('can be left at both steps', async () => {
    await comeToPassword()
    await click('Annulla')
    await waitFor(() => expect(screen.queryByText('Conferma con la password')).not.toBeInTheDocument())
    await click('Elimina il mio account')
    const question = within(screen.getByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Annulla' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(network.sent('DELETE', PATH)).toHaveLength(0)
    expect(useSession.getState().status).toBe('user')
  })
})

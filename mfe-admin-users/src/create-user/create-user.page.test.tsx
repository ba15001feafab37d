import { longTest } from '@confida/jest-presets/long-test'
import { aUser, type FakeNetwork, fakeNetwork } from '@confida/testing'
import { paste } from '@confida/testing/paste'
import { address } from '@confida/testing/screens'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const PATH = '/api/admin/users'

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
})

const button = () => screen.findByRole('button', { name: 'Crea utente' })

async function fill(texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await paste(await screen.findByLabelText(new RegExp(`^${label}`)), text)
  }
}

const typeBirthDate = async () =>
  userEvent.type(await screen.findByLabelText(/^Data di nascita/), '03/05/1990{Enter}')

const needed = { Nome: '  Ada  ', Email: ' ada@example.com ', Password: 'segreta' }

describe('what was typed and not sent', () => {
  test('is there again but for the password, and can be thrown away', async () => {
    const { unmount } = await openPage('create-user')
    await fill(needed)
    await typeBirthDate()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(needed.Password)
    unmount()
    await openPage('create-user')
    expect(await screen.findByText('Ecco di nuovo quello che non avevi salvato.')).toBeVisible()
    expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@example.com')
    expect(screen.getByLabelText(/^Data di nascita/)).toHaveValue('03/05/1990')
    expect(screen.getByLabelText(/^Password/)).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: 'Scarta' }))
    expect(screen.getByLabelText(/^Email/)).toHaveValue('')
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})

describe('adding a user', () => {
  test('takes name, birth date, phone, e-mail and password', async () => {
    await openPage('create-user')
    for (const label of [/^Nome/, /^Data di nascita/, /^Telefono/, /^Email/, /^Password/]) {
      expect(await screen.findByLabelText(label)).toBeVisible()
    }
    expect(screen.getByRole('link', { name: 'Torna alla Lista Utenti' })).toHaveAttribute(
      'href',
      '/dashboard?view=utenti',
    )
  })

  longTest.each(Object.keys(needed))('needs %s', async (label) => {
    await openPage('create-user')
    const { [label as keyof typeof needed]: _left, ...others } = needed
    await fill(others)
    expect(await button()).toBeDisabled()
  })

  test('sends trimmed values and the two fixed ones, says so and goes back to the list', async () => {
    network.on('POST', PATH, { status: 201, body: aUser() })
    await openPage('create-user')
    await fill({ ...needed, Telefono: ' +39 333 1 ' })
    await userEvent.click(await button())
    expect(await screen.findByText('Utente creato con successo! Account gratuito attivato.')).toBeVisible()
    expect(network.sent('POST', PATH)[0]?.body).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      phone: '+39 333 1',
      birth_date: null,
      password: 'segreta',
      profileType: 'effettivo',
      passwordMode: 'manual',
    })
    await waitFor(() => expect(address()).toEqual({ view: 'utenti' }))
  })

  test('sends the birth date as a day', async () => {
    network.on('POST', PATH, { status: 201, body: aUser() })
    await openPage('create-user')
    await fill(needed)
    await typeBirthDate()
    await userEvent.click(await button())
    await waitFor(() => expect(network.sent('POST', PATH)).toHaveLength(1))
    expect(network.sent('POST', PATH)[0]?.body).toMatchObject({ birth_date: '1990-05-03' })
  })

  test('does not leave out a birth date that no calendar has', async () => {
    network.on('POST', PATH, { status: 201, body: aUser() })
    await openPage('create-user')
    await fill({ ...needed, 'Data di nascita': '31/02/1990' })
    await userEvent.click(await button())
    expect(await screen.findByText('Data non valida: scrivila come 31/01/1990.')).toBeVisible()
    expect(screen.getByLabelText(/^Data di nascita/)).toHaveValue('31/02/1990')
    expect(network.sent('POST', PATH)).toHaveLength(0)
  })

  test.each([
    [{ status: 400, body: { detail: 'X' } }, 'Errore: X'],
    [{ status: 500, body: {} }, "Errore durante la creazione dell'utente. Riprova."],
  ])('a failure %o keeps what was typed', async (answer, problem) => {
    network.on('POST', PATH, answer)
    await openPage('create-user')
    await fill(needed)
    await userEvent.click(await button())
    expect(await screen.findByText(problem)).toBeVisible()
    expect(screen.getByLabelText(/^Nome/)).toHaveValue('  Ada  ')
  })

  test('says at its field what the server refused', async () => {
    network.on('POST', PATH, {
      status: 400,
      body: { detail: 'Controlla i dati', code: 'invalid_input', fields: { password: 'Troppo corta' } },
    })
    await openPage('create-user')
    await fill(needed)
    await userEvent.click(await button())
    expect(await screen.findByText('Troppo corta')).toBeVisible()
    expect(screen.getByLabelText(/^Password/)).toBeInvalid()
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(/Troppo corta/)
    expect(screen.getByLabelText(/^Password/)).toHaveFocus()
    await userEvent.type(screen.getByLabelText(/^Password/), '!')
    await waitFor(() => expect(screen.queryByText('Troppo corta')).toBeNull())
  })

  test('leads to the first of several fields that the server refused, also to the date', async () => {
    const fields = { email: 'Email già registrata', birth_date: 'Troppo giovane' }
    network.on('POST', PATH, { status: 400, body: { detail: 'Controlla i dati', fields } })
    await openPage('create-user')
    await fill(needed)
    await userEvent.click(await button())
    expect(await screen.findByText('Troppo giovane')).toBeVisible()
    expect(screen.getByLabelText(/^Email/)).toBeInvalid()
    expect(screen.getByLabelText(/^Data di nascita/)).toHaveFocus()
  })

  test('no longer says what the server refused once something is wrong before it is sent', async () => {
    network.on('POST', PATH, { status: 400, body: { detail: 'X' } })
    await openPage('create-user')
    await fill(needed)
    await userEvent.click(await button())
    expect(await screen.findByText('Errore: X')).toBeVisible()
    await fill({ 'Data di nascita': '31/02/1990' })
    await userEvent.click(await button())
    expect(await screen.findByText('Data non valida: scrivila come 31/01/1990.')).toBeVisible()
    expect(screen.queryByText('Errore: X')).toBeNull()
  })
})

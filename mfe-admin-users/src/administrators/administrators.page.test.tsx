import { type AdministratorList, administratorTag } from '@confida/contracts'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { paste } from '@confida/testing/paste'
import { administrator as ada } from '@confida/testing/screens'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'

const LIST = '/api/admin/administrators'
const moment = '2026-02-01T10:00:00.000Z'
const person = {
  role: 'owner',
  is_standby: false,
  has_second_factor: true,
  created_at: moment,
  last_active_at: moment,
} as const
const list: AdministratorList = {
  administrators: [
    { ...person, id: ada.id, name: ada.name, email: ada.email },
    {
      ...person,
      id: 'b',
      name: 'Bea',
      email: 'bea@example.org',
      role: 'support',
      has_second_factor: false,
    },
  ],
  invitations: [
    {
      id: 'i',
      email: 'carlo@example.org',
      role: 'content',
      language: 'it',
      created_at: moment,
      expires_at: moment,
      is_expired: true,
      invited_by_name: 'Ada',
    },
  ],
}

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
  network.on('GET', LIST, { body: list })
})

const row = (name: RegExp) => screen.findByRole('row', { name })
const success = { success: true, message: '' }
const wrong = { status: 401, body: { code: 'admin_password_wrong', detail: 'Password errata' } }

async function confirm(button: string) {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: button }))
  return dialog
}

describe('the administrators', () => {
  test('stand in a table with role, second step and invitations', async () => {
    await openPage('amministratori')
    expect(await row(/Bea.*bea@example\.org.*Assistenza.*Attivo.*Non attivi/)).toBeVisible()
    expect(await row(/carlo@example\.org.*Contenuti.*Invito scaduto/)).toBeVisible()
  })

  test('do not change themselves', async () => {
    await openPage('amministratori')
    const own = within(await row(/Ada/))
    expect(own.queryByRole('button')).toBeNull()
    expect(own.getByText('Sei tu')).toBeVisible()
  })

  test('invite by address, role and password; what was typed stays where the password is wrong', async () => {
    network.on('POST', `${LIST}/invitations`, wrong)
    await openPage('amministratori')
    await userEvent.click(await screen.findByRole('button', { name: 'Invita' }))
    const dialog = within(await screen.findByRole('dialog'))
    await paste(dialog.getByLabelText('Email'), 'dora@example.org')
    await userEvent.click(dialog.getByRole('radio', { name: /Contenuti/ }))
    await paste(dialog.getByLabelText('Password admin'), 'sbagliata')
    await confirm('Invia l’invito')
    expect(await dialog.findByText('Password errata')).toBeVisible()
    expect(dialog.getByLabelText('Email')).toHaveValue('dora@example.org')
    network.on('POST', `${LIST}/invitations`, {
      status: 201,
      body: { ...list.invitations[0], email: 'dora@example.org' },
    })
    await confirm('Invia l’invito')
    expect(await screen.findByText('Invito inviato a dora@example.org.')).toBeVisible()
    expect(network.sent('POST', `${LIST}/invitations`)[0]?.body).toEqual({
      email: 'dora@example.org',
      role: 'content',
      language: 'it',
      admin_password: 'sbagliata',
    })
  })

  test('give another role', async () => {
    network.on('PUT', `${LIST}/b/role`, { body: success })
    await openPage('amministratori')
    await userEvent.click(within(await row(/Bea/)).getByRole('button', { name: /Cambia ruolo/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: /Titolare/ }))
    await paste(dialog.getByLabelText('Password admin'), 'segreta')
    await confirm('Salva')
    expect(await screen.findByText('Ruolo cambiato.')).toBeVisible()
    const body = { role: 'owner', admin_password: 'segreta' }
    const [sent] = network.sent('PUT', `${LIST}/b/role`)
    expect(sent?.body).toEqual(body)
    expect(sent?.headers.get('if-match')).toBe(administratorTag({ role: 'support' }))
  })

  test('compare the role that somebody else has given meanwhile', async () => {
    const newer = administratorTag({ role: 'content' })
    network.on('PUT', `${LIST}/b/role`, ({ headers }) =>
      headers.get('if-match') === newer
        ? { body: success }
        : { status: 409, body: { code: 'record_outdated', detail: 'x', current: { role: 'content' } } },
    )
    await openPage('amministratori')
    await userEvent.click(within(await row(/Bea/)).getByRole('button', { name: /Cambia ruolo/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: /Titolare/ }))
    await paste(dialog.getByLabelText('Password admin'), 'segreta')
    await confirm('Salva')
    const comparison = await screen.findByRole('alertdialog')
    expect(comparison).toHaveTextContent(/Contenuti.*Titolare/)
    await userEvent.click(within(comparison).getByRole('button', { name: 'Assegna il mio' }))
    expect(await screen.findByText('Ruolo cambiato.')).toBeVisible()
  })

  test('revoke one another with the password', async () => {
    network.on('DELETE', `${LIST}/b`, { body: success })
    await openPage('amministratori')
    await userEvent.click(within(await row(/Bea/)).getByRole('button', { name: /Revoca/ }))
    await paste(await screen.findByLabelText('Password admin'), 'segreta')
    await confirm('Revoca')
    expect(await screen.findByText('Non è più un amministratore.')).toBeVisible()
    expect(network.sent('DELETE', `${LIST}/b`)[0]?.body).toEqual({ admin_password: 'segreta' })
    await waitFor(() => expect(network.sent('GET', LIST)).toHaveLength(2))
  })
})

import type { DeletedUser } from '@confida/contracts'
import { useSession } from '@confida/session'
import { aUser, type FakeNetwork, fakeNetwork } from '@confida/testing'
import { paste } from '@confida/testing/paste'
import { administrator } from '@confida/testing/screens'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'
import { onPhone } from '../testing/window.ts'

const LIST = '/api/admin/users/deleted'
const anna: DeletedUser = {
  ...aUser({ name: 'Anna Rossi' }),
  deleted_at: '2026-02-01T10:00:00.000Z',
  deleted_by: '00000000-0000-4000-8000-00000000000a',
  deleted_by_name: 'Ada',
  erased_at: null,
}
const RESTORE = `/api/admin/users/${anna.id}/restore`

let network: FakeNetwork
let users: DeletedUser[]

beforeEach(() => {
  users = [anna]
  network = fakeNetwork()
  network.on('GET', LIST, () => ({ body: users }))
})

const rows = () => screen.findAllByRole('row', { name: /Anna Rossi/ })

async function restore(password: string) {
  await openPage('eliminati')
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Ripristina' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('anna@example.com')).toBeVisible()
  if (password) await paste(dialog.getByLabelText('Password admin'), password)
  await userEvent.click(dialog.getByRole('button', { name: 'Ripristina' }))
}

describe('the deleted users', () => {
  test('stand in a table of deletion date, name, address and who deleted them', async () => {
    await openPage('eliminati')
    const [row] = await rows()
    expect(row?.textContent).toMatch(
      /^01\/02\/2026 alle \d\d:00Anna Rossianna@example\.comAdaRipristinaDati$/,
    )
    expect(network.sent('GET', LIST)[0]?.query).toEqual({ limit: '50' })
  })

  test('say when they are erased for good, where the operator has set that', async () => {
    users = [{ ...anna, erased_at: '2026-03-03T10:00:00.000Z' }]
    await openPage('eliminati')
    const [row] = await rows()
    expect(row).toHaveTextContent('03/03/2026')
    expect(screen.getByRole('columnheader', { name: 'Cancellazione definitiva' })).toBeVisible()
  })

  test('are ordered by the server, by deletion date or name', async () => {
    await openPage('eliminati')
    await rows()
    const click = (name: string) => userEvent.click(screen.getByRole('columnheader', { name }))
    const asked = () => network.sent('GET', LIST).at(-1)?.query
    await click('Nome')
    await waitFor(() => expect(asked()).toEqual({ limit: '50', sort: 'name' }))
    await click('Nome')
    await waitFor(() => expect(asked()).toEqual({ limit: '50', sort: '-name' }))
    await click('Data di eliminazione')
    await waitFor(() => expect(asked()).toEqual({ limit: '50', sort: 'deleted_at' }))
  })

  test('stand one below the other on a phone, with the same buttons', async () => {
    onPhone()
    await openPage('eliminati')
    const card = within(await screen.findByRole('listitem'))
    expect(card.getByRole('heading', { name: 'Anna Rossi' })).toBeVisible()
    expect(card.getByText('anna@example.com')).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Dati' }))
    expect(await screen.findByRole('dialog', { name: 'Dati dell’utente' })).toBeVisible()
  })

  test('an answer that fails is an empty table', async () => {
    network.on('GET', LIST, { status: 500, body: {} })
    await openPage('eliminati')
    expect(await screen.findByText('Nessun utente eliminato')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('can be searched', async () => {
    await openPage('eliminati')
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Cerca' }), 'anna')
    await waitFor(() => expect(network.sent('GET', LIST).at(-1)?.query.search).toBe('anna'))
  })

  test('show their data', async () => {
    await openPage('eliminati')
    await rows()
    await userEvent.click(screen.getByRole('button', { name: 'Dati' }))
    const dialog = within(await screen.findByRole('dialog'))
    for (const fact of ['Anna Rossi', 'anna@example.com', '+39 333 1234567', '03/05/1990', 'Ada']) {
      expect(dialog.getByText(fact)).toBeVisible()
    }
  })
})

describe('a deleted account beside the table', () => {
  const ONE = `${LIST}/${anna.id}`
  beforeEach(() => {
    network.on('GET', ONE, { body: { ...anna, erased_at: '2026-03-03T10:00:00.000Z' } })
    network.on('GET', `/api/admin/users/${anna.id}/timeline`, { body: [] })
    network.on('GET', `/api/admin/users/${anna.id}/note`, {
      body: {
        text: 'Ha chiesto un rimborso.',
        changed_at: '2026-01-31T10:00:00.000Z',
        changed_by_name: 'Ada',
      },
    })
  })
  const open = async () => {
    await openPage('eliminati')
    await rows()
    await userEvent.click(screen.getByRole('button', { name: 'Anna Rossi' }))
    return within(await screen.findByRole('dialog', { name: 'Anna Rossi' }))
  }

  const asSupport = () =>
    act(() => useSession.setState({ user: { ...administrator, administrator_role: 'support' } }))

  test('offers support to bring it back and to erase it, not to hand its data over', async () => {
    const drawer = await open()
    expect(await drawer.findByRole('button', { name: 'Esporta i dati' })).toBeVisible()
    asSupport()
    expect(drawer.queryByRole('button', { name: 'Esporta i dati' })).toBeNull()
    expect(drawer.getByRole('button', { name: 'Ripristina' })).toBeVisible()
    expect(drawer.getByRole('button', { name: 'Elimina definitivamente' })).toBeVisible()
  })

  test('offers support nothing where it was an administrator’s', async () => {
    users = [{ ...anna, role: 'admin', administrator_role: 'owner' }]
    network.on('GET', ONE, { body: users[0] })
    const drawer = await open()
    expect(await drawer.findByRole('button', { name: 'Ripristina' })).toBeVisible()
    asSupport()
    for (const name of ['Ripristina', 'Esporta i dati', 'Elimina definitivamente'])
      expect(drawer.queryByRole('button', { name })).toBeNull()
    await userEvent.click(drawer.getByRole('button', { name: 'Chiudi' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Dati' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ripristina' })).toBeNull()
  })

  test('lets support choose no administrator to be restored with others', async () => {
    users = [anna, { ...anna, id: '00000000-0000-4000-8000-0000000000aa', name: 'Zoe Neri', role: 'admin' }]
    await openPage('eliminati')
    await rows()
    asSupport()
    expect(screen.getByRole('checkbox', { name: /Zoe Neri/ })).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleziona tutta la pagina' }))
    expect(screen.getByRole('checkbox', { name: /Anna Rossi/ })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: /Zoe Neri/ })).not.toBeChecked()
  })

  test('says who deleted it, when it is erased, and what is noted', async () => {
    const drawer = await open()
    expect(await drawer.findByText(/03\/03\/2026/)).toBeVisible()
    expect(drawer.getByText('Ada')).toBeVisible()
    await userEvent.click(drawer.getByRole('tab', { name: 'Nota' }))
    expect(await drawer.findByText('Ha chiesto un rimborso.')).toBeVisible()
    await userEvent.click(drawer.getByRole('tab', { name: 'Cronologia' }))
    expect(await drawer.findByText('Nessun evento')).toBeVisible()
  })

  test('leads to what can be done with it', async () => {
    const drawer = await open()
    await userEvent.click(drawer.getByRole('button', { name: 'Elimina definitivamente' }))
    expect(await screen.findByRole('dialog', { name: 'Eliminare definitivamente Anna Rossi?' })).toBeVisible()
  })
})

describe('restoring', () => {
  test('needs the password, and the row is gone', async () => {
    network.on('POST', RESTORE, () => {
      users = []
      return { body: { success: true, message: '' } }
    })
    await restore('segreta')
    expect(await screen.findByText('Utente ripristinato con successo!')).toBeVisible()
    expect(network.sent('POST', RESTORE)[0]?.body).toEqual({ admin_password: 'segreta' })
    const empty = await screen.findByText('Nessun utente eliminato')
    expect(empty).toBeVisible()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect(document.activeElement).toContainElement(empty)
  })

  test('an empty password is not sent', async () => {
    await restore('')
    expect(await screen.findByText('Inserisci la password admin per ripristinare utente')).toBeVisible()
    expect(network.sent('POST', RESTORE)).toHaveLength(0)
  })

  test.each([
    [{ status: 401, body: {} }, 'Password admin non corretta'],
    [{ status: 500, body: { detail: 'X' } }, "Errore nel ripristino dell'utente: X"],
  ])('refused by %o keeps the row', async (answer, problem) => {
    network.on('POST', RESTORE, answer)
    await restore('segreta')
    expect(await screen.findByText(problem)).toBeVisible()
    expect(screen.getByText('Anna Rossi')).toBeInTheDocument()
  })
})

describe('erasing for good', () => {
  const ERASE = `/api/admin/users/deleted/${anna.id}`

  async function erase(password: string) {
    await openPage('eliminati')
    await rows()
    await userEvent.click(screen.getByRole('button', { name: 'Dati' }))
    const data = await screen.findByRole('dialog', { name: 'Dati dell’utente' })
    await userEvent.click(within(data).getByRole('button', { name: 'Elimina definitivamente' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Eliminare definitivamente Anna Rossi?' }),
    )
    if (password) await paste(dialog.getByLabelText('Password admin'), password)
    await userEvent.click(dialog.getByRole('button', { name: 'Elimina definitivamente' }))
  }

  test('begins at the data, needs the password, and the row is gone', async () => {
    network.on('DELETE', ERASE, () => {
      users = []
      return { body: { success: true, message: '' } }
    })
    await erase('segreta')
    expect(await screen.findByText('Utente eliminato definitivamente!')).toBeVisible()
    expect(network.sent('DELETE', ERASE)[0]?.body).toEqual({ admin_password: 'segreta' })
    const empty = await screen.findByText('Nessun utente eliminato')
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect(document.activeElement).toContainElement(empty)
  })

  test('a wrong password erases nobody', async () => {
    network.on('DELETE', ERASE, { status: 401, body: {} })
    await erase('segreta')
    expect(await screen.findByText('Password admin non corretta')).toBeVisible()
    expect(screen.getByText('Anna Rossi')).toBeInTheDocument()
  })
})

describe('the file of somebody’s data', () => {
  const EXPORT = `/api/admin/users/deleted/${anna.id}/export`

  async function exportData() {
    await openPage('eliminati')
    await rows()
    await userEvent.click(screen.getByRole('button', { name: 'Dati' }))
    const data = await screen.findByRole('dialog', { name: 'Dati dell’utente' })
    await userEvent.click(within(data).getByRole('button', { name: 'Esporta i dati' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Esportare i dati di Anna Rossi?' }))
    await paste(dialog.getByLabelText('Password admin'), 'segreta')
    await userEvent.click(dialog.getByRole('button', { name: 'Esporta i dati' }))
  }

  test('is saved, once the password is given', async () => {
    network.on('POST', EXPORT, { body: { user: { email: anna.email } } })
    const files: Blob[] = []
    URL.createObjectURL = (file) => {
      files.push(file as Blob)
      return 'blob:1'
    }
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await exportData()
    expect(await screen.findByText('Dati esportati.')).toBeVisible()
    expect(network.sent('POST', EXPORT)[0]?.body).toEqual({ admin_password: 'segreta' })
    expect(files).toHaveLength(1)
    click.mockRestore()
  })

  test('is not saved where it is refused', async () => {
    network.on('POST', EXPORT, { status: 401, body: {} })
    await exportData()
    expect(await screen.findByText('Password admin non corretta')).toBeVisible()
    expect(screen.queryByText('Dati esportati.')).toBeNull()
  })
})

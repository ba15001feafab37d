import { aUser, type FakeNetwork, fakeNetwork } from '@confida/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../../testing/open-page.ts'

const LIST = '/api/admin/users'
let network: FakeNetwork

beforeEach(() => {
  localStorage.clear()
  network = fakeNetwork()
  network.on('GET', LIST, { body: [aUser()] })
  network.on('GET', '/api/admin/user-stats', { body: { totalRelationships: 0 } })
})

const saved = async () => within(await screen.findByRole('region', { name: 'Filtri salvati' }))
const askedStatus = () =>
  network
    .sent('GET', LIST)
    .filter(({ query }) => query.limit !== '1')
    .at(-1)?.query.status

async function save(name: string) {
  await userEvent.click((await saved()).getByRole('button', { name: 'Salva questi filtri' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Nome del filtro'), name)
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('filters are given a name, found again at the next visit, and taken away', async () => {
  const { unmount } = await openPage('utenti', '&status=standby')
  await save('In pausa')
  expect((await saved()).getByRole('button', { name: 'In pausa' })).toHaveAttribute('aria-pressed', 'true')
  expect((await saved()).queryByRole('button', { name: 'Salva questi filtri' })).toBeNull()
  unmount()

  await openPage('utenti')
  await userEvent.click((await saved()).getByRole('button', { name: 'In pausa' }))
  await waitFor(() => expect(askedStatus()).toBe('standby'))
  await userEvent.click((await saved()).getByRole('button', { name: 'Elimina il filtro salvato In pausa' }))
  expect((await saved()).queryByRole('button', { name: 'In pausa' })).toBeNull()
})

test('a name that is there already holds the newer filters', async () => {
  localStorage.setItem(
    'admin_users_filters undefined',
    JSON.stringify([{ name: 'Mio', address: 'search=a' }]),
  )
  await openPage('utenti', '&status=active')
  await save('Mio')
  expect((await saved()).getAllByRole('button', { name: 'Mio' })).toHaveLength(1)
  expect((await saved()).getByRole('button', { name: 'Mio' })).toHaveAttribute('aria-pressed', 'true')
})

test('asks for a name', async () => {
  await openPage('utenti', '&status=active')
  await userEvent.click((await saved()).getByRole('button', { name: 'Salva questi filtri' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText('Scrivi un nome')).toBeVisible()
})

test.each(['{', '"x"', '[1, {"name": 2}]'])('what is stored and is none is not there: %s', async (stored) => {
  localStorage.setItem('admin_users_filters undefined', stored)
  await openPage('utenti')
  await screen.findByRole('article')
  expect(screen.queryByRole('region', { name: 'Filtri salvati' })).toBeNull()
})

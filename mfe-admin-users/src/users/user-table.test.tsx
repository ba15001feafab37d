import { longTest } from '@confida/jest-presets/long-test'
import { aUser, type FakeNetwork, fakeNetwork } from '@confida/testing'
import { address, choose } from '@confida/testing/screens'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../testing/open-page.ts'
import { findUsers } from './palette/find-users.ts'

const LIST = '/api/admin/users'
const anna = aUser({ id: '00000000-0000-4000-8000-000000000001', name: 'Anna Rossi' })
const bruno = aUser({
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Bruno Verdi',
  email: 'bruno@example.com',
})
const carla = aUser({
  id: '00000000-0000-4000-8000-000000000003',
  name: 'Carla Neri',
  email: 'carla@example.com',
})

let network: FakeNetwork
const lastAsked = () =>
  network
    .sent('GET', LIST)
    .filter(({ query }) => query.limit !== '1')
    .at(-1)?.query ?? {}

beforeEach(() => {
  localStorage.clear()
  network = fakeNetwork()
  network.on('GET', LIST, ({ query }) => ({
    body: query.cursor ? [carla] : [anna, bruno],
    headers: {
      'X-Total-Count': '3',
      ...(!query.cursor && { Link: `<${LIST}?cursor=c2>; rel="next"` }),
    },
  }))
  network.on('GET', '/api/admin/user-stats', { body: { totalRelationships: 0 } })
})

const table = () => screen.findByRole('table')
const click = async (role: string, name: string) => userEvent.click(await screen.findByRole(role, { name }))

test('is chosen beside the cards, and still there at the next visit', async () => {
  const { unmount } = await openPage('utenti')
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  await click('radio', 'Tabella')
  expect(within(await table()).getByText('anna@example.com')).toBeVisible()
  expect(address()).toEqual({ view: 'utenti', layout: 'table' })
  unmount()
  await openPage('utenti')
  expect(await table()).toBeVisible()
  await click('radio', 'Schede')
  expect(await screen.findAllByRole('article')).toHaveLength(2)
})

test('asks the server for the order of a heading and for pages of the chosen length', async () => {
  const { unmount } = await openPage('utenti', '&layout=table')
  await click('columnheader', 'Email')
  await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'email', limit: '50' }))
  await choose('Righe per pagina', '100 righe')
  await waitFor(() => expect(lastAsked().limit).toBe('100'))
  unmount()
  await openPage('utenti', '&layout=table')
  await waitFor(() => expect(lastAsked().limit).toBe('100'))
})

test('has the columns that one chose, also at the next visit', async () => {
  const { unmount } = await openPage('utenti', '&layout=table')
  await table()
  expect(screen.queryByRole('columnheader', { name: 'Telefono' })).toBeNull()
  await choose('Colonne', 'Telefono')
  expect(await screen.findByRole('columnheader', { name: 'Telefono' })).toBeVisible()
  unmount()
  await openPage('utenti', '&layout=table')
  expect(await screen.findByRole('columnheader', { name: 'Telefono' })).toBeVisible()
})

test('keeps whom one selects over the pages', async () => {
  await openPage('utenti', '&layout=table')
  await click('checkbox', 'Seleziona Bruno Verdi')
  const above = within(await screen.findByRole('navigation', { name: 'Pagine, sopra l’elenco' }))
  await userEvent.click(above.getByRole('button', { name: 'Successiva' }))
  await click('checkbox', 'Seleziona Carla Neri')
  expect(await screen.findByText('Selezionati: 2')).toBeVisible()
  await click('button', 'Deseleziona tutti')
  expect(screen.queryByText(/^Selezionati:/)).toBeNull()
})

longTest('lets nobody be selected of the rows before, while others are on their way', async () => {
  await openPage('utenti', '&layout=table')
  const page = await screen.findByRole('checkbox', { name: 'Seleziona tutta la pagina' })
  const { promise, resolve } = Promise.withResolvers<{ body: unknown }>()
  network.on('GET', LIST, () => promise)
  await userEvent.type(screen.getByRole('searchbox'), 'carla')
  await waitFor(() => expect(page).toBeDisabled())
  expect(screen.getByRole('checkbox', { name: 'Seleziona Anna Rossi' })).toBeDisabled()
  resolve({ body: [carla] })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleziona Carla Neri' }))
  expect(await screen.findByText('Selezionati: 1')).toBeVisible()
})

longTest('opens an account beside it, from where an action leads to its dialog', async () => {
  await openPage('utenti', '&layout=table')
  await userEvent.click(await screen.findByText('anna@example.com'))
  const drawer = within(await screen.findByRole('dialog'))
  expect(drawer.getByText('Anna Rossi')).toBeVisible()
  expect(drawer.getByText('+39 333 1234567')).toBeVisible()
  await userEvent.click(drawer.getByRole('button', { name: 'Standby' }))
  // Not by its name: in tests antd gives drawer and dialog the same id for their titles.
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Mettere in standby Anna Rossi?')).toBeVisible()
})

test('each filter can be taken away where it is named', async () => {
  await openPage('utenti', '&layout=table&search=ada&status=active')
  await click('button', 'Stato: Attivi')
  await waitFor(() => expect(address()).toEqual({ view: 'utenti', layout: 'table', search: 'ada' }))
  await click('button', 'Azzera i filtri')
  await waitFor(() => expect(address()).toEqual({ view: 'utenti', layout: 'table' }))
  expect(screen.queryByRole('list', { name: 'Filtri attivi' })).toBeNull()
})

test('is where the palette leads to whom it finds', async () => {
  const found = await findUsers('bruno', new AbortController().signal)
  expect(network.sent('GET', LIST).at(-1)?.query).toEqual({ search: 'bruno', limit: '8' })
  expect(found[1]).toEqual({
    id: bruno.id,
    label: 'Bruno Verdi',
    detail: 'bruno@example.com',
    view: 'utenti',
    params: { layout: 'table', user: bruno.id },
  })
})
